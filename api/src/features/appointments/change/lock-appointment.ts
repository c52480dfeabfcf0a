import { In } from 'typeorm';

import type { Transaction } from '../../../platform/database/database';
import { isUuid } from '../../../platform/validation/uuid';
import type { AppointmentRow } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import { appointmentNotFound, readAppointment } from '../appointment.service';

/**
 * Reads an appointment that nobody else changes until the transaction ends. NOT_FOUND for anything that is not one's id.
 * Two queries: one that locks while it reads would wait for whoever moves the appointment to another room, still join
 * the room of before, and answer nothing. The lock is the weaker one that leaves the key alone, for a mail that is just
 * being noted holds the key.
 */
export async function lockAppointment(tx: Transaction, id: string): Promise<AppointmentRow> {
  if (!isUuid(id)) throw appointmentNotFound();
  await tx.manager.findOne(AppointmentEntity, { select: { id: true }, where: { id }, lock: { mode: 'for_no_key_update' } });
  return readAppointment(tx, id);
}

/**
 * Nobody else changes these until the transaction ends; null and ids of none are left out. In the order of their ids: who wants two
 * and who wants the same two the other way round do not wait for each other.
 */
export async function lockAppointments(tx: Transaction, ids: readonly (string | null)[]): Promise<void> {
  await tx.manager.find(AppointmentEntity, {
    select: { id: true },
    where: { id: In(ids.filter((id) => id !== null && isUuid(id))) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}
