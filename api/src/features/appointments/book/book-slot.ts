import { randomUUID } from 'node:crypto';

import { freeRooms, isOffered } from '../../../domain/slots';
import { userIdOf } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { takenError } from '../../../platform/errors/database-error';
import { createOnce, type Retry } from '../../../platform/idempotency';
import { requestMail } from '../../../platform/mail/request-mail';
import { trimmed } from '../../../platform/validation/text';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { loadSlot } from '../../slots/slots.service';
import { toAppointment } from '../appointment-row';
import type { BookAppointmentInput } from '../appointment.inputs';
import type { Appointment } from '../appointment.object';
import { canBookFreely, linkedPatient } from '../appointment.policy';
import { assertRoomInUse, getAppointment } from '../appointment.service';
import { APPOINTMENT_RECEIVED } from '../mails/appointment-mails';
import { BOOK } from './book-appointment.sql';
import { assertPublicDuration, countBooking } from './booking-limits';

/** Its times agree with each other. */
export interface SlotBooking extends Omit<BookAppointmentInput, 'endTime' | 'durationMinutes'> {
  /** null: the professional's. */
  durationMinutes: number | null;
  /** The field that errors name. */
  lengthField: 'endTime' | 'durationMinutes';
  /** Default: the caller, if a patient. */
  patientUserId?: number | null;
}

/**
 * CONFLICT when the slot is not on offer to the caller or no longer free; on roomId when only staff may choose the
 * room, because it serves other specialties. Checked under the locks of professional and room. TOO_MANY_REQUESTS by
 * countBooking.
 */
export function bookSlot(ctx: Context, booking: SlotBooking, retry: Pick<Retry<Appointment>, 'key' | 'request'>): Promise<Appointment> {
  const id = randomUUID();
  return createOnce<Appointment>(ctx, {
    key: retry.key,
    request: retry.request,
    id,
    load: (earlier) => getAppointment(ctx, earlier),
    create: (tx) => bookWithin(ctx, tx, id, booking),
  });
}

/** bookSlot in a larger transaction, which any throw must end. `id` is the new appointment's. */
export async function bookWithin(ctx: Context, tx: Transaction, id: string, booking: SlotBooking): Promise<Appointment> {
  const { professionalId, roomId, patientUserId = linkedPatient(ctx.actor) } = booking;
  await lockOccupancy(tx, { roomIds: [roomId], professionalIds: [professionalId] });
  const slot = await bookableSlot(ctx, tx, booking);
  await countBooking(ctx, tx, { ...slot, professionalId, patientEmail: booking.patientEmail });
  const [row] = await tx.rows(BOOK, [
    id,
    professionalId,
    roomId,
    patientUserId,
    booking.patientName.trim(),
    booking.patientEmail.trim(),
    trimmed(booking.patientPhone),
    trimmed(booking.notes),
    new Date(slot.start * 60_000),
    slot.durationMinutes,
    ctx.now,
    userIdOf(ctx.actor),
    !canBookFreely(ctx.actor, professionalId),
  ]);
  if (!row) throw takenError();
  await requestMail(tx, APPOINTMENT_RECEIVED, { appointmentId: id });
  return toAppointment(row);
}

/** Throws unless the actor may book it. */
async function bookableSlot(
  ctx: Context,
  tx: Transaction,
  booking: SlotBooking,
): Promise<{ start: number; durationMinutes: number }> {
  const { schedule, start, defaultDurationMinutes } = await loadSlot(ctx, booking, tx);
  assertPublicDuration(ctx, booking, { durationMinutes: schedule.durationMinutes, defaultDurationMinutes });
  if (schedule.rooms.length === 0) await assertRoomInUse(ctx, tx, booking.roomId);
  if (!canBookFreely(ctx.actor, booking.professionalId)) {
    if (freeRooms(schedule, start).some(({ isSuitable }) => !isSuitable)) throw unsuitableError();
    if (!isOffered(schedule, start)) throw takenError();
  }
  return { start, durationMinutes: schedule.durationMinutes };
}

function unsuitableError(): AppError {
  return new AppError('CONFLICT', 'En esta sala se atienden otras especialidades. Elegí otra sala', { field: 'roomId' });
}
