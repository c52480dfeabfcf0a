import type { Interval } from '../../domain/intervals';
import { overlaps } from '../../domain/intervals';
import { absenceOutcome, type AbsenceOutcome } from '../../domain/absence-outcome';
import { isScheduled } from '../../domain/appointment-status';
import { minuteOfDate } from '../../domain/clinic-time';
import { floorToMinute, toTimestamp } from '../../domain/epoch-minute';
import type { Transaction } from '../../platform/database/database';
import { APPOINTMENTS, selectAppointments, type AppointmentRow } from '../appointments/appointment-row';
import { UnavailableDateEntity } from '../availability/unavailable-date.entity';
import { AbsenceEntryEntity } from './absence-entry.entity';

export interface Absence {
  professionalId: number;
  date: string;
}

export interface BoardRow {
  turno: AppointmentRow;
  /** Epoch minute, before any move. */
  start: number;
  outcome: AbsenceOutcome;
  /** null: no action yet. */
  entry: AbsenceEntryEntity | null;
}

export interface BoardRows {
  dates: UnavailableDateEntity[];
  rows: BoardRow[];
}

type Reading = Pick<Transaction, 'manager' | 'select'>;

/** Turnos in the absence, and recorded ones that moved away. */
export async function readBoard(db: Reading, absence: Absence, zone: string): Promise<BoardRows> {
  const dates = await db.manager.find(UnavailableDateEntity, {
    where: { professionalId: absence.professionalId, date: absence.date },
    order: { startMinute: 'ASC', endMinute: 'ASC', id: 'ASC' },
  });
  const spans = dates.map((it) => spanOf(it, zone));
  const kept = await keptEntries(db, absence);
  const covered = await turnosIn(db, absence.professionalId, spans);
  const elsewhere = await turnosById(
    db,
    kept.map(({ appointmentId }) => appointmentId).filter((id) => !covered.some((turno) => turno.id === id)),
  );
  const isCovered = new Set(covered.map(({ id }) => id));
  const entries = new Map(kept.map((entry) => [entry.appointmentId, entry]));
  const rows = [...covered, ...elsewhere].flatMap((turno): BoardRow[] => {
    const entry = entries.get(turno.id) ?? null;
    const start = entry ? floorToMinute(entry.startsAt) : turno.start;
    const before = { professionalId: absence.professionalId, start };
    const outcome = absenceOutcome(before, turno, isCovered.has(turno.id));
    return outcome ? [{ turno, start, outcome, entry }] : [];
  });
  return { dates, rows: rows.toSorted((a, b) => a.start - b.start || (a.turno.id < b.turno.id ? -1 : 1)) };
}

export function spanOf(
  { date, startMinute, endMinute }: Pick<UnavailableDateEntity, 'date' | 'startMinute' | 'endMinute'>,
  zone: string,
): Interval {
  return { start: minuteOfDate(zone, date, startMinute), end: minuteOfDate(zone, date, endMinute) };
}

function keptEntries({ manager }: Reading, absence: Absence): Promise<AbsenceEntryEntity[]> {
  return manager
    .createQueryBuilder(AbsenceEntryEntity, 'entry')
    .leftJoin('entry.contactBy', 'by')
    .addSelect(['by.id', 'by.name'])
    .where('entry.professionalId = :professionalId AND entry.date = :date', absence)
    .getMany();
}

/** Pending and confirmed turnos. */
export async function turnosIn(
  db: Reading,
  professionalId: number,
  spans: readonly Interval[],
): Promise<AppointmentRow[]> {
  if (spans.length === 0) return [];
  const since = toTimestamp(Math.min(...spans.map(({ start }) => start)) - LONGEST_TURNO_MINUTES);
  const until = toTimestamp(Math.max(...spans.map(({ end }) => end)));
  const query = selectAppointments(db.manager).where(
    "a.professional_id = :professionalId AND a.status IN ('pending', 'confirmed') AND a.starts_at > :since AND a.starts_at < :until",
    { professionalId, since, until },
  );
  const rows = await db.select(APPOINTMENTS, query);
  return rows.filter(
    ({ start, durationMinutes, status }) =>
      isScheduled(status) && spans.some((span) => overlaps(span, { start, end: start + durationMinutes })),
  );
}

const LONGEST_TURNO_MINUTES = 8 * 60;

async function turnosById(db: Reading, ids: readonly string[]): Promise<AppointmentRow[]> {
  if (ids.length === 0) return [];
  return db.select(APPOINTMENTS, selectAppointments(db.manager).where('a.id = ANY (:ids)', { ids }));
}

/** Keeps the rows on the board after moves. */
export async function keepRows(tx: Transaction, absence: Absence, rows: readonly BoardRow[]): Promise<void> {
  const values = rows
    .filter(({ entry }) => entry === null)
    .map(({ turno, start }) => ({ ...absence, appointmentId: turno.id, startsAt: toTimestamp(start) }));
  if (values.length === 0) return;
  await tx.manager.createQueryBuilder().insert().into(AbsenceEntryEntity).values(values).orIgnore().execute();
}
