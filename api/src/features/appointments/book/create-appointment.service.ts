import { dateOf, minuteOfDate, parseInstant, toOffsetIso } from '../../../domain/clinic-time';
import { parseEndTime, parseTime } from '../../../domain/time-of-day';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { fromDatabaseError } from '../../../platform/errors/database-error';
import { earlierOr } from '../../../platform/idempotency';
import { assertLength } from '../../professionals/appointment-duration';
import { clinicSettings } from '../../settings/settings.service';
import type { CreateAppointmentInput } from '../appointment.inputs';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { getAppointment } from '../appointment.service';
import { agreedLength } from './book-appointment.service';
import { bookSlot } from './book-slot';
import { proposedRooms } from './untaken-rooms';

/**
 * For staff of the calendar: any free time, in the forms that clinics' dialogs send. Without a room, picks the best.
 * BAD_REQUEST when the times contradict each other; otherwise as bookSlot.
 */
export async function createAppointment(ctx: Context, input: CreateAppointmentInput, key?: string | null): Promise<Appointment> {
  assertCan(canBookFreely(ctx.actor, input.professionalId));
  const { timeZone } = await clinicSettings(ctx);
  const slot = { professionalId: input.professionalId, ...readTimes(input, timeZone) };
  // Not the room, because a retry may find another.
  const retry = { key, request: ['createAppointment', { ...input }] };
  const bookIn = (roomId: number) => bookSlot(ctx, { ...input, ...slot, roomId, lengthField: 'durationMinutes' }, retry);
  if (input.roomId != null) return bookIn(input.roomId);
  try {
    return await firstUntaken(await proposedRooms(ctx, slot), bookIn);
  } catch (refusal) {
    return earlierOr(ctx, { ...retry, load: (id) => getAppointment(ctx, id) }, refusal);
  }
}

/** Others may take a room first: they are chosen without a lock. */
async function firstUntaken(rooms: readonly number[], bookIn: (roomId: number) => Promise<Appointment>): Promise<Appointment> {
  const [room, ...others] = rooms.slice(0, MOST_ROOMS_TRIED);
  try {
    return await bookIn(room!);
  } catch (refusal) {
    if (others.length === 0 || !isConflict(refusal)) throw refusal;
    return firstUntaken(others, bookIn);
  }
}

/** So many colleagues may book at once. */
const MOST_ROOMS_TRIED = 8;

/** Somebody took or closed the room, or took the professional's time. */
function isConflict(refusal: unknown): boolean {
  const known = refusal instanceof AppError ? refusal : fromDatabaseError(refusal);
  return known?.code === 'CONFLICT';
}

function readTimes(
  { appointmentDate = null, startTime, endTime, durationMinutes = null }: CreateAppointmentInput,
  zone: string,
): { startTime: string; durationMinutes: number | null } {
  const start = readTime('startTime', startTime, zone, appointmentDate, parseTime);
  const date = dateOf(zone, start);
  if (appointmentDate !== null && appointmentDate !== date) {
    throw invalid('appointmentDate', 'La fecha no coincide con la del horario de inicio');
  }
  const end = endTime ? readTime('endTime', endTime, zone, date, parseEndTime) : null;
  assertLength(durationMinutes);
  const minutes = end === null ? durationMinutes : agreedLength(end - start, durationMinutes);
  return { startTime: toOffsetIso(zone, start), durationMinutes: minutes };
}

/** A date and time, or a time of `date`. */
function readTime(field: string, text: string, zone: string, date: string | null, parse: (text: string) => number | null): number {
  const minute = parse(text);
  if (minute !== null && date === null) throw invalid('appointmentDate', 'La fecha es requerida cuando la hora viene sin ella');
  const instant = minute === null || date === null ? parseInstant(text, zone) : minuteOfDate(zone, date, minute);
  if (instant === null) throw invalid(field, 'La hora debe tener la forma HH:mm, o AAAA-MM-DDTHH:mm con minutos enteros');
  return instant;
}
