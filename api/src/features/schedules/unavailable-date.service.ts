import { formatTime } from '../../domain/time-of-day';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError, notFound } from '../../platform/errors/app-error';
import { createOnce } from '../../platform/idempotency';
import { summaryOf } from '../activity/activity-summary';
import { recordActivity } from '../activity/record-activity';
import { assertExists, lockProfessional } from '../professionals/lock-professional';
import { canKeepSchedule } from '../professionals/professional.policy';
import { changedDate, dateTexts, isAllDay, newDate, sameDate, type StoredDate } from './unavailable-date-form';
import type { AddUnavailableDateInput, UnavailableDate, UpdateUnavailableDateInput } from './unavailable-date.objects';
import { statement } from '../../platform/database/statement';

/** A professional's unavailable dates, earliest first; from that date on where one is given. FORBIDDEN; NOT_FOUND. */
export async function listUnavailableDates(ctx: Context, professionalId: number, from?: string | null): Promise<UnavailableDate[]> {
  assertCan(canKeepSchedule(ctx.actor, professionalId));
  const rows = await ctx.db.rows<Row>(LIST, [professionalId, from ?? null]);
  if (rows.length === 0) await assertExists(ctx, professionalId);
  return rows.map(toUnavailableDate);
}

/** Appointments it falls on stay as they are. CONFLICT when the same hours of that date are unavailable already. */
export async function addUnavailableDate(
  ctx: Context,
  professionalId: number,
  input: AddUnavailableDateInput,
  key?: string | null,
): Promise<UnavailableDate> {
  assertCan(canKeepSchedule(ctx.actor, professionalId));
  const wanted = newDate(input);
  return createOnce<UnavailableDate>(ctx, {
    key,
    request: ['addUnavailableDate', professionalId, { ...input }],
    create: async (tx) => {
      await lockProfessional(ctx, tx, professionalId);
      await assertNew(tx, professionalId, wanted, null);
      const [row] = await tx.rows<Row>(INSERT, [professionalId, ...valuesOf(wanted)]);
      await note(ctx, tx, professionalId, null, wanted);
      return toUnavailableDate(row!);
    },
    load: async (id) => toUnavailableDate(await readRow(ctx.db, professionalId, Number(id))),
  });
}

/** Changes what `input` names and nothing else. NOT_FOUND also for another professional's date. */
export async function updateUnavailableDate(
  ctx: Context,
  professionalId: number,
  id: number,
  input: UpdateUnavailableDateInput,
): Promise<UnavailableDate> {
  return ctx.transact(async (tx) => {
    await lockProfessional(ctx, tx, professionalId);
    const current = await readRow(tx, professionalId, id);
    const wanted = changedDate(current, input);
    if (sameDate(current, wanted)) return toUnavailableDate(current);
    await assertNew(tx, professionalId, wanted, id);
    const [row] = await tx.rows<Row>(UPDATE, [id, ...valuesOf(wanted)]);
    await note(ctx, tx, professionalId, current, wanted);
    return toUnavailableDate(row!);
  });
}

/** The weekly hours count again on that date. NOT_FOUND also for another professional's date. */
export async function deleteUnavailableDate(ctx: Context, professionalId: number, id: number): Promise<true> {
  await ctx.transact(async (tx) => {
    await lockProfessional(ctx, tx, professionalId);
    const current = await readRow(tx, professionalId, id);
    await tx.rows(DELETE, [id]);
    await note(ctx, tx, professionalId, current, null);
  });
  return true;
}

interface Row extends StoredDate {
  id: number;
  professionalId: number;
}

async function readRow(db: Pick<Transaction, 'rows'>, professionalId: number, id: number): Promise<Row> {
  const [row] = await db.rows<Row>(ONE, [professionalId, id]);
  if (!row) throw notFound('La fecha no disponible no existe');
  return row;
}

async function assertNew(tx: Transaction, professionalId: number, { date, startMinute, endMinute }: StoredDate, except: number | null): Promise<void> {
  const twins = await tx.rows(TWIN, [professionalId, date, startMinute, endMinute, except]);
  if (twins.length > 0) throw new AppError('CONFLICT', 'La fecha ya figura como no disponible en ese horario', { field: 'date' });
}

async function note(ctx: Context, tx: Transaction, professionalId: number, before: StoredDate | null, after: StoredDate | null): Promise<void> {
  const summary = summaryOf([{ what: 'fecha no disponible', ...dateTexts(before, after) }]);
  await recordActivity(ctx, tx, { professionalId, action: 'day_override', summary, date: (after ?? before)?.date });
}

function toUnavailableDate(row: Row): UnavailableDate {
  const allDay = isAllDay(row);
  return { ...row, isAllDay: allDay, startTime: allDay ? null : formatTime(row.startMinute), endTime: allDay ? null : formatTime(row.endMinute) };
}

function valuesOf({ date, reason, description, startMinute, endMinute }: StoredDate): unknown[] {
  return [date, reason, description, startMinute, endMinute];
}

const COLUMNS = `id, professional_id AS "professionalId", to_char(date, 'YYYY-MM-DD') AS date, reason, description,
  start_minute AS "startMinute", end_minute AS "endMinute"`;

const LIST = statement(
  'schedules.unavailable-dates',
  `SELECT ${COLUMNS} FROM unavailable_dates AS d
         WHERE professional_id = $1 AND ($2::date IS NULL OR d.date >= $2) ORDER BY d.date, start_minute, end_minute, id`,
);
const ONE = statement('schedules.unavailable-date', `SELECT ${COLUMNS} FROM unavailable_dates WHERE professional_id = $1 AND id = $2`);
const TWIN = statement(
  'schedules.unavailable-date-twin',
  `SELECT FROM unavailable_dates
         WHERE professional_id = $1 AND date = $2 AND start_minute = $3 AND end_minute = $4 AND ($5::int IS NULL OR id <> $5)`,
);
const INSERT = statement(
  'schedules.unavailable-date-insert',
  `INSERT INTO unavailable_dates (professional_id, date, reason, description, start_minute, end_minute)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
);
const UPDATE = statement(
  'schedules.unavailable-date-update',
  `UPDATE unavailable_dates SET date = $2, reason = $3, description = $4, start_minute = $5, end_minute = $6
         WHERE id = $1 RETURNING ${COLUMNS}`,
);
const DELETE = statement('schedules.unavailable-date-delete', 'DELETE FROM unavailable_dates WHERE id = $1');
