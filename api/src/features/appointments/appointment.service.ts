import { randomUUID } from 'node:crypto';

import { STATUS_WORDS } from '../../domain/appointment-status';
import { parseInstant } from '../../domain/clinic-time';
import { isOffered } from '../../domain/slots';
import { userIdOf } from '../../platform/access/actor';
import { signInNeeded } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { BuiltOnce } from '../../platform/database/built-once';
import type { Transaction } from '../../platform/database/database';
import { type AppError, invalid, notFound } from '../../platform/errors/app-error';
import { takenError } from '../../platform/errors/database-error';
import { createOnce } from '../../platform/idempotency';
import { requestMail } from '../../platform/mail/request-mail';
import { trimmed } from '../../platform/validation/text';
import { isUuid } from '../../platform/validation/uuid';
import { assertLength } from '../professionals/appointment-duration';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { assertInUse } from '../rooms/room-in-use';
import { Room } from '../rooms/room.entity';
import { clinicSettings } from '../settings/settings.service';
import { loadSlot } from '../slots/slots.service';
import { selectAppointments, toAppointment, type AppointmentRow } from './appointment-row';
import type { BookAppointmentInput } from './appointment.inputs';
import type { Appointment } from './appointment.object';
import { canBookFreely, linkedPatient } from './appointment.policy';
import { BOOK } from './book/book-appointment.sql';
import { assertPublicDuration, countBooking } from './book/booking-limits';
import { APPOINTMENT_RECEIVED } from './mails/appointment-mails';

/** NOT_FOUND for anything that is not an appointment's id. */
export async function getAppointment(ctx: Context, id: string): Promise<Appointment> {
  return toAppointment(await readAppointment(ctx.db, id));
}

/** NOT_FOUND for anything that is not an appointment's id. */
export async function readAppointment(db: Pick<Transaction, 'manager' | 'select'>, id: string): Promise<AppointmentRow> {
  const query = built.query('by id', { id }, () => selectAppointments(db.manager).where('a.id = :id'));
  const [row] = isUuid(id) ? await db.select<AppointmentRow>(query) : [];
  if (!row) throw appointmentNotFound();
  return row;
}

const built = new BuiltOnce();

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
      const [row] = await tx.rows(BOOK, [
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

export function unknownStatus(field: string): AppError {
  return invalid(field, `El estado debe ser uno de: ${STATUS_WORDS.join(', ')}`);
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
  if (schedule.rooms.length === 0) await assertRoomInUse(ctx, tx, input.roomId);
  if (!canBookFreely(ctx.actor, input.professionalId) && !isOffered(schedule, start)) throw takenError();
  return { start, durationMinutes: schedule.durationMinutes };
}

/** NOT_FOUND or CONFLICT on roomId for a room that can hold no appointments. */
export async function assertRoomInUse(ctx: Context, tx: Transaction, id: number): Promise<void> {
  assertInUse(ctx.actor, (await tx.manager.findOneBy(Room, { id })) ?? undefined, 'roomId');
}

export function appointmentNotFound(): AppError {
  return notFound('El turno no existe');
}
