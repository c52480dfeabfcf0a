import { dateOf, toMinuteIso, toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { toAppointment, type AppointmentRow } from '../appointments/appointment-row';
import { toUnavailableDate } from '../availability/unavailable-date.service';
import type { Professional } from '../professionals/professional.object';
import { canManageProfessional } from '../professionals/professional.policy';
import { professionalLoader, professionalNotFound } from '../professionals/professional.service';
import { clinicSettings } from '../settings/settings.service';
import type { AbsenceEntryEntity } from './absence-entry.entity';
import type { AbsenceBoard, AbsenceContact, AbsenceEntry } from './absence.objects';
import { readBoard, type Absence, type BoardRow, type BoardRows } from './board-rows';
import { proposalsFor, type ShownProposals } from './proposals';

/** Default: today. FORBIDDEN; NOT_FOUND. */
export async function getAbsenceBoard(
  ctx: Context,
  professionalId: number,
  given?: string | null,
): Promise<AbsenceBoard> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'appointments'));
  const { timeZone } = await clinicSettings(ctx);
  const date = given ?? dateOf(timeZone, floorToMinute(ctx.now));
  const absence = { professionalId, date };
  return boardOf(absence, await readProposals(ctx, absence), timeZone);
}

export function boardOf(
  absence: Absence,
  { professional, dates, rows, proposals }: Proposed,
  timeZone: string,
): AbsenceBoard {
  const { professionalId, date } = absence;
  return {
    id: `${professionalId}:${date}`,
    professional,
    date,
    absences: dates.map(toUnavailableDate),
    entries: rows.map((row) => toEntry(absence, row, timeZone, proposals.get(row.turno.id))),
  };
}

export interface Proposed extends BoardRows {
  professional: Professional;
  open: AppointmentRow[];
  /** Open turnos only, by id. */
  proposals: Map<string, ShownProposals>;
}

/** The caller has checked permissions. NOT_FOUND. */
export async function readProposals(ctx: Context, absence: Absence): Promise<Proposed> {
  const professional = await professionalLoader(ctx).load(absence.professionalId);
  if (!professional) throw professionalNotFound();
  const { timeZone } = await clinicSettings(ctx);
  const { dates, rows } = await readBoard(ctx.db, absence, timeZone);
  const open = rows.filter(({ outcome }) => outcome === 'open').map(({ turno }) => turno);
  const proposals = await proposalsFor(ctx, { professional, first: absence.date, last: absence.date }, open);
  return { professional, dates, rows, open, proposals };
}

function toEntry(
  absence: Absence,
  { turno, start, outcome, entry }: BoardRow,
  zone: string,
  { proposal, alternatives }: ShownProposals = { proposal: null, alternatives: [] },
): AbsenceEntry {
  return {
    id: entryId(absence, turno.id),
    appointment: toAppointment(turno),
    startTime: toOffsetIso(zone, start),
    outcome,
    proposal,
    alternatives,
    contact: toContact(absence, turno, entry, zone),
  };
}

export function toContact(
  absence: Absence,
  { id: appointmentId, professionalId }: Pick<AppointmentRow, 'id' | 'professionalId'>,
  entry: AbsenceEntryEntity | null,
  zone: string,
): AbsenceContact {
  const at = entry?.contactAt ?? null;
  return {
    id: entryId(absence, appointmentId),
    state: entry?.contactState ?? 'to_call',
    note: entry?.contactNote ?? null,
    at: at && toMinuteIso(zone, at),
    by: entry?.contactBy?.name ?? null,
    version: entry?.version ?? 0,
    professionalId,
  };
}

function entryId({ professionalId, date }: Absence, appointmentId: string): string {
  return `${professionalId}:${date}:${appointmentId}`;
}
