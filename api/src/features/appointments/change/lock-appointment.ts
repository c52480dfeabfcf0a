import type { AppointmentStatus } from '../../../domain/appointment-status';
import type { Transaction } from '../../../platform/database/database';
import { isUuid } from '../../../platform/validation/uuid';
import { appointmentNotFound } from '../appointment.service';
import { APPOINTMENT_BY_ID, type AppointmentRow } from '../appointment.sql';
import { statement } from '../../../platform/database/statement';

export type LockedAppointment = AppointmentRow & { status: AppointmentStatus };

/**
 * Reads an appointment that nobody else changes until the transaction ends. NOT_FOUND for anything that is not one's id.
 * Locked first and read afterwards: a statement that did both would wait for whoever moves it to another room, look for
 * the room of before beside it then, and find nothing. Not against a mail about it that is just being sent: that holds
 * the row by its key, for as long as the mail server takes.
 */
export async function lockAppointment(tx: Transaction, id: string): Promise<LockedAppointment> {
  if (!isUuid(id)) throw appointmentNotFound();
  await tx.rows(LOCK, [id]);
  const [row] = await tx.rows<LockedAppointment>(APPOINTMENT_BY_ID, [id]);
  if (!row) throw appointmentNotFound();
  return row;
}

const LOCK = statement('appointments.lock', 'SELECT FROM appointments WHERE id = $1 FOR NO KEY UPDATE');
