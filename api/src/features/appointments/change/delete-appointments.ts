import { In } from 'typeorm';

import type { Transaction } from '../../../platform/database/database';
import { AppointmentEntity } from '../appointment.entity';

/** Locked, and never mailed. */
export async function deleteAppointments(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.manager.delete(AppointmentEntity, { id: In([...ids]) });
}
