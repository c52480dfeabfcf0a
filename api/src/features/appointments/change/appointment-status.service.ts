import { normalizeStatusInput, type AppointmentStatus } from '../../../domain/appointment-status';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError } from '../../../platform/errors/app-error';
import { fromDatabaseError } from '../../../platform/errors/database-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { recordAudit } from '../../audit/record-audit';
import { APPOINTMENT } from '../appointment.entity';
import type { Appointment } from '../appointment.object';
import { cancelRight, canSetStatus } from '../appointment.policy';
import { toAppointment } from '../appointment-row';
import { unknownStatus } from '../appointment.service';
import { assertStillAt, cancelLocked } from './cancel-appointment.service';
import { APPOINTMENT_CANCELLED, APPOINTMENT_CONFIRMED, type AppointmentMailKind } from '../mails/appointment-mails';
import { lockAppointment } from './lock-appointment';

/**
 * Says where an appointment stands, from whatever it was; normalizeStatusInput has the words. Staff of its calendar
 * any status, its patient `cancelled` on the terms of cancelAppointment. `startTime` is when it is, as they saw it. The
 * patient is told of a confirmation or a cancellation. NOT_FOUND; FORBIDDEN; CONFLICT when it was moved, or would hold
 * time again that was given away meanwhile.
 */
export async function setAppointmentStatus(ctx: Context, id: string, status: string, startTime?: string | null): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    const wanted = normalizeStatusInput(status, row.status);
    const isStaff = canSetStatus(ctx.actor, row.professionalId);
    if (!isStaff && (wanted !== 'cancelled' || cancelRight(ctx.actor, row) !== 'patient')) {
      throw new AppError('FORBIDDEN', 'Sin permisos para cambiar el estado de este turno');
    }
    if (wanted === null) throw unknownStatus('status');
    assertStillAt(row, startTime);
    if (!isStaff) return cancelLocked(ctx, tx, row, 'patient');
    if (wanted === row.status) return toAppointment(row);
    await write(tx, row.id, wanted);
    await recordAudit(ctx, tx, { action: 'updated', entity: APPOINTMENT, entityId: row.id, fields: ['status'] });
    const mail = MAILS[wanted];
    if (mail) await requestMail(tx, mail, { appointmentId: row.id });
    return toAppointment({ ...row, status: wanted });
  });
}

const MAILS: Partial<Record<AppointmentStatus, AppointmentMailKind>> = {
  confirmed: APPOINTMENT_CONFIRMED,
  cancelled: APPOINTMENT_CANCELLED,
};

async function write(tx: Transaction, id: string, status: AppointmentStatus): Promise<void> {
  try {
    await tx.rows(SET_STATUS, [id, status]);
  } catch (error) {
    // The constraints that keep bookings apart keep a revived one apart as well.
    if (fromDatabaseError(error)?.code !== 'CONFLICT') throw error;
    throw new AppError('CONFLICT', 'El horario de este turno ya fue ocupado. Crea un turno nuevo en otro horario');
  }
}

/** SQL, as the sequence rises from what it is there, in the same round trip. */
const SET_STATUS = statement('appointments.set-status', 'UPDATE appointments SET status = $2, sequence = sequence + 1 WHERE id = $1');
