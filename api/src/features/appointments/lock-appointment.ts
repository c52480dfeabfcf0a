import type { AppointmentStatus } from '../../domain/appointment-status';
import type { Statement, Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/errors/app-error';
import { isAppointmentId } from './appointment.service';
import { APPOINTMENT_BY_ID, type AppointmentRow } from './appointment.sql';

export type LockedAppointment = AppointmentRow & { status: AppointmentStatus };

/** Reads an appointment that nobody else changes until the transaction ends. NOT_FOUND for anything that is not one's id. */
export async function lockAppointment(tx: Transaction, id: string): Promise<LockedAppointment> {
  const [row] = isAppointmentId(id) ? await tx.rows<LockedAppointment>(LOCK, [id]) : [];
  if (!row) throw notFound('El turno no existe');
  return row;
}

const LOCK: Statement = { name: 'appointment-lock', text: `${APPOINTMENT_BY_ID.text} FOR UPDATE OF a` };
