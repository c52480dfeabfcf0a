import { randomUUID } from 'node:crypto';

import { statusesMeant, STATUS_WORDS, type AppointmentStatus } from '../../domain/appointment-status';
import { isCalendarDate } from '../../domain/calendar-date';
import { toOffsetIsoList, parseInstant } from '../../domain/clinic-time';
import { isOffered } from '../../domain/slots';
import { userIdOf } from '../../platform/access/actor';
import { signInNeeded } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError, invalid, notFound } from '../../platform/errors/app-error';
import { takenError } from '../../platform/errors/database-error';
import { createOnce } from '../../platform/idempotency';
import { requestMail } from '../../platform/mail/request-mail';
import { trimmed } from '../../platform/validation/text';
import { isUuid } from '../../platform/validation/uuid';
import { assertLength } from '../professionals/appointment-duration';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { assertInUse } from '../rooms/room-in-use';
import { clinicSettings } from '../settings/settings.service';
import { loadSlot } from '../slots/slots.service';
import type { AppointmentFilter, BookAppointmentInput } from './appointment.inputs';
import type { Appointment, AppointmentPage } from './appointment.object';
import { canBookFreely, linkedPatient, listScope } from './appointment.policy';
import { APPOINTMENT_BY_ID, BOOK, countStatement, LIST_LIMIT, listStatement, PAGE_LIMIT, type AppointmentRow, type ListConditions } from './appointment.sql';
import { assertPublicDuration, countBooking } from './book/booking-limits';
import { APPOINTMENT_RECEIVED } from './mails/appointment-mails';
import type { AppointmentCounts } from './list/appointment-counts.object';
import { statement } from '../../platform/database/statement';

/** NOT_FOUND for anything that is not an appointment's id. */
export async function getAppointment(ctx: Context, id: string): Promise<Appointment> {
  const [row] = isUuid(id) ? await ctx.db.rows<AppointmentRow>(APPOINTMENT_BY_ID, [id]) : [];
  if (!row) throw appointmentNotFound();
  return toAppointment(row);
}

/**
 * Books a slot on offer; staff book any time on the calendars they keep. CONFLICT when it is not, or no longer, free:
 * judged once nobody else changes the hours, absences or bookings of that professional and room. A retry with the same
 * key answers the appointment of the first. TOO_MANY_REQUESTS when visitors or patients book more than anyone needs, or
 * hold too much without a confirmed address. `request` is what the key stands for where `input` was made of something else.
 */
export async function bookAppointment(
  ctx: Context,
  input: BookAppointmentInput,
  key?: string | null,
  request: unknown = ['bookAppointment', { ...input }],
): Promise<Appointment> {
  if (ctx.actor.kind === 'guest' && ctx.actor.staleToken) throw signInNeeded(true);
  const durationMinutes = await askedDuration(ctx, input);
  const id = randomUUID();
  return createOnce<Appointment>(ctx, {
    key,
    request,
    id,
    load: (earlier) => getAppointment(ctx, earlier),
    create: async (tx) => {
      await lockOccupancy(tx, { roomIds: [input.roomId], professionalIds: [input.professionalId] });
      const slot = await bookableSlot(ctx, tx, input, durationMinutes);
      await countBooking(ctx, tx, { ...input, ...slot });
      const [row] = await tx.rows<AppointmentRow>(BOOK, [
        id,
        input.professionalId,
        input.roomId,
        linkedPatient(ctx.actor),
        input.patientName.trim(),
        input.patientEmail.trim(),
        trimmed(input.patientPhone),
        trimmed(input.notes),
        new Date(slot.start * 60_000),
        slot.durationMinutes,
        ctx.now,
        userIdOf(ctx.actor),
        !canBookFreely(ctx.actor, input.professionalId),
      ]);
      if (!row) throw takenError();
      await requestMail(tx, APPOINTMENT_RECEIVED, { appointmentId: id });
      return toAppointment(row);
    },
  });
}

/**
 * The appointments someone may see, newest first: all for admins, their own for professionals and patients. `first` of
 * them, or with null all: for REST, whose documented lists are whole. More than LIST_LIMIT of those is BAD_REQUEST: part
 * of them would pass for all.
 */
export async function listAppointments(
  ctx: Context,
  filter: AppointmentFilter,
  first: number | null,
  after?: string | null,
): Promise<AppointmentPage> {
  if (first !== null && (first < 1 || first > PAGE_LIMIT)) throw invalid('first', `La cantidad debe estar entre 1 y ${PAGE_LIMIT}`);
  const conditions = await conditionsOf(ctx, filter);
  if (!conditions) return { items: [], next: null };
  const { statement, values } = listStatement({ ...conditions, after: after == null ? null : parseCursor(after) }, first);
  const rows = await ctx.db.rows<AppointmentRow>(statement, values);
  if (first === null && rows.length > LIST_LIMIT) {
    throw new AppError('BAD_REQUEST', `Hay más de ${LIST_LIMIT} turnos: acotar con from y until`);
  }
  const page = rows.slice(0, first ?? rows.length);
  const last = page.at(-1);
  return { items: page.map(toAppointment), next: rows.length > page.length && last ? cursorOf(last) : null };
}

/** How many of the appointments that listAppointments would list there are, by what became of them. */
export async function countAppointments(ctx: Context, filter: AppointmentFilter): Promise<AppointmentCounts> {
  const conditions = await conditionsOf(ctx, filter);
  if (!conditions) return NONE;
  const { statement, values } = countStatement({ ...conditions, after: null });
  const [counts = NONE] = await ctx.db.rows<AppointmentCounts>(statement, values);
  return counts;
}

const NONE: AppointmentCounts = { total: 0, scheduled: 0, completed: 0, cancelled: 0 };

/** What of the filter, and of what someone may see at all, an appointment has to meet; null where none can. */
async function conditionsOf(ctx: Context, filter: AppointmentFilter): Promise<Omit<ListConditions, 'after'> | null> {
  const scope = listScope(ctx.actor);
  const { professionalId } = filter;
  if (!scope || (scope.professionalId !== null && professionalId != null && professionalId !== scope.professionalId)) return null;
  return {
    professionalId: scope.professionalId ?? professionalId ?? null,
    patientUserId: scope.patientUserId,
    statuses: filter.status == null ? null : statusesOf(filter.status),
    month: filter.month == null ? null : firstDateOf(filter.month),
    from: await instantOf(ctx, 'filter.from', filter.from),
    until: await instantOf(ctx, 'filter.until', filter.until),
  };
}

function statusesOf(text: string): AppointmentStatus[] {
  const statuses = statusesMeant(text);
  if (!statuses) throw unknownStatus('filter.status');
  return statuses;
}

export function unknownStatus(field: string): AppError {
  return invalid(field, `El estado debe ser uno de: ${STATUS_WORDS.join(', ')}`);
}

/** 'yyyy-MM', or 'yyyy-M' as the documented calls write it. */
function firstDateOf(month: string): string {
  const [, year = '', number = ''] = /^(\d{4})-(\d{1,2})$/.exec(month) ?? [];
  const date = `${year}-${number.padStart(2, '0')}-01`;
  if (!isCalendarDate(date)) throw invalid('filter.month', 'El mes debe tener la forma AAAA-MM');
  return date;
}

/** The duration as asked for, in words or by an end; null when left to the professional. */
async function askedDuration(ctx: Context, { startTime, endTime, durationMinutes = null }: BookAppointmentInput): Promise<number | null> {
  if (endTime == null) return durationMinutes;
  const { timeZone } = await clinicSettings(ctx);
  const [start, end] = [parseInstant(startTime, timeZone), parseInstant(endTime, timeZone)];
  if (start === null) throw invalid('startTime', 'La fecha y hora no es válida');
  if (end === null) throw invalid('endTime', 'La fecha y hora no es válida');
  const minutes = end - start;
  if (durationMinutes !== null && minutes !== durationMinutes) {
    throw invalid('endTime', 'La hora de fin no coincide con el inicio más la duración');
  }
  assertLength(minutes);
  return minutes;
}

/** When the appointment would be. Throws when there is no such time, place or person, or the actor is not offered it. */
async function bookableSlot(
  ctx: Context,
  tx: Transaction,
  input: BookAppointmentInput,
  asked: number | null,
): Promise<{ start: number; durationMinutes: number }> {
  const { schedule, start, defaultDurationMinutes } = await loadSlot(ctx, { ...input, durationMinutes: asked }, tx);
  assertPublicDuration(ctx, input, { durationMinutes: schedule.durationMinutes, defaultDurationMinutes });
  if (schedule.rooms.length === 0) assertInUse(ctx.actor, await readRoom(tx, input.roomId), 'roomId');
  if (!canBookFreely(ctx.actor, input.professionalId) && !isOffered(schedule, start)) throw takenError();
  return { start, durationMinutes: schedule.durationMinutes };
}

/** undefined for an unknown one. */
export async function readRoom(tx: Transaction, id: number): Promise<{ name: string; isActive: boolean } | undefined> {
  const [room] = await tx.rows<{ name: string; isActive: boolean }>(ROOM, [id]);
  return room;
}

const ROOM = statement('appointments.room', 'SELECT name, is_active AS "isActive" FROM rooms WHERE id = $1');

export function toAppointment({ zone, start, status, ...row }: AppointmentRow): Appointment {
  const [startTime = '', endTime = ''] = toOffsetIsoList(zone, [start, start + row.durationMinutes]);
  return { ...row, date: startTime.slice(0, 10), startTime, endTime, status: status as AppointmentStatus };
}

async function instantOf(ctx: Context, field: string, text: string | null | undefined): Promise<Date | null> {
  if (text == null) return null;
  const minute = parseInstant(text, (await clinicSettings(ctx)).timeZone);
  if (minute === null) throw invalid(field, 'La fecha y hora no es válida');
  return new Date(minute * 60_000);
}

function cursorOf({ start, id }: AppointmentRow): string {
  return `${start}_${id}`;
}

function parseCursor(cursor: string): [Date, string] {
  const [start = '', id = ''] = cursor.split('_');
  if (!/^-?\d{1,10}$/.test(start) || !isUuid(id)) throw invalid('after', 'La posición de la lista no es válida');
  return [new Date(Number(start) * 60_000), id];
}

export function appointmentNotFound(): AppError {
  return notFound('El turno no existe');
}
