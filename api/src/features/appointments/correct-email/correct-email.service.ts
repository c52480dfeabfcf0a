import { isScheduled } from '../../../domain/appointment-status';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { correctAddress } from '../../patients/correct-address';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { AppointmentEntity } from '../appointment.entity';
import { toAppointment } from '../appointment-row';
import type { Appointment } from '../appointment.object';
import { countBooking } from '../book/booking-limits';
import { changeAppointment } from '../change/change-appointment';
import { lockKeptForPatient, timeKeptForPatient } from '../change/changed-patient';
import { lockAppointment } from '../change/lock-appointment';
import { correctionTokenOf, isCorrectionToken } from '../receipt';
import { asBooked, NEW } from '../shown-appointment';
import { storedInput } from '../stored-input';
import type { CorrectAppointmentEmailInput, EmailCorrection } from './email-correction.object';

/** Time to notice a typo on the confirmation page. */
const MINUTES = 15;

/**
 * Changes the address of a turno once, for the browser that booked it, and mails the new one. Mails and receipts sent
 * before are void. A retry changes nothing. NOT_FOUND; FORBIDDEN on token; CONFLICT when it was changed before, too late
 * or no longer ahead; TOO_MANY_REQUESTS as bookings.
 */
export async function correctAppointmentEmail(
  ctx: Context,
  id: string,
  token: string,
  input: CorrectAppointmentEmailInput,
): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    if (!(await isCorrectionToken(tx, id, token)))
      throw new AppError('FORBIDDEN', 'El correo solo se corrige donde se reservó el turno', { field: 'token' });
    await lockKeptForPatient(tx, id);
    const row = await lockAppointment(tx, id);
    const { patientEmail = null } = storedInput(tx.manager, input);
    const { patientEmailVersion, until } = await addressOf(tx, id);
    if (ctx.now >= until) throw new AppError('CONFLICT', LATE);
    if (patientEmail === row.patientEmail) return asBooked(toAppointment(row), patientEmailVersion);
    if (patientEmailVersion !== NEW) throw new AppError('CONFLICT', AGAIN);
    if (!isScheduled(row.status) || row.start <= floorToMinute(ctx.now)) throw new AppError('CONFLICT', OVER);
    const { professionalId, start, durationMinutes } = row;
    const beside = await timeKeptForPatient(tx, id);
    await lockOccupancy(ctx, tx, {
      roomIds: beside.roomIds,
      professionalIds: [professionalId, ...beside.professionalIds],
    });
    await countBooking(ctx, tx, { professionalId, patientEmail, start, durationMinutes, movedId: id });
    const corrected = await changeAppointment(ctx, tx, row, { patientEmail });
    const now = await addressOf(tx, id);
    if (patientEmail !== null && now.patientId)
      await correctAddress(tx, { patientId: now.patientId, from: row.patientEmail, to: patientEmail });
    return asBooked(corrected, now.patientEmailVersion);
  });
}

const ASK = 'Para cambiarlo, comunicate con la clínica';
const LATE = `Pasaron más de ${MINUTES} minutos desde la reserva: el correo ya no se corrige acá. ${ASK}`;
const AGAIN = `El correo de este turno ya se cambió una vez. ${ASK}`;
const OVER = `Solo se corrige el correo de un turno pendiente o confirmado que no empezó. ${ASK}`;

/** For answers to a visitor's booking; an account reads its turnos without the mail. */
export async function emailCorrectionOf(
  ctx: Context,
  { id, receiptVersion }: Appointment,
): Promise<EmailCorrection | null> {
  if (receiptVersion !== NEW || ctx.actor.kind !== 'guest') return null;
  const { until } = await addressOf(ctx.db, id);
  return { token: await correctionTokenOf(ctx.db, id), until: until.toISOString() };
}

async function addressOf({ manager }: Pick<Transaction, 'manager'>, id: string) {
  const select = { id: true, patientId: true, patientEmailVersion: true, createdAt: true } as const;
  const { patientId, patientEmailVersion, createdAt } = await manager.findOneOrFail(AppointmentEntity, {
    select,
    where: { id },
  });
  return { patientId, patientEmailVersion, until: new Date(createdAt.getTime() + MINUTES * 60_000) };
}
