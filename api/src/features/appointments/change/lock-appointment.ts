import { In } from 'typeorm';

import type { Transaction } from '../../../platform/database/database';
import { isUuid } from '../../../platform/validation/uuid';
import type { AppointmentRow } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import { appointmentNotFound, readAppointment } from '../appointment.service';

/**
 * NOT_FOUND also for a malformed id. A second query, because a join that waits for a move would miss the new room. FOR
 * NO KEY UPDATE, because noting a mail holds the key.
 */
export async function lockAppointment(tx: Transaction, id: string): Promise<AppointmentRow> {
  if (!isUuid(id)) throw appointmentNotFound();
  await tx.manager.findOne(AppointmentEntity, {
    select: { id: true },
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  return readAppointment(tx, id);
}

/** Ordered, against deadlocks. Skips unknown ids. */
export async function lockAppointments(tx: Transaction, ids: readonly (string | null)[]): Promise<void> {
  await tx.manager.find(AppointmentEntity, {
    select: { id: true },
    where: { id: In(ids.filter((id) => id !== null && isUuid(id))) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}
