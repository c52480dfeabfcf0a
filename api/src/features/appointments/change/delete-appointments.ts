import { In } from 'typeorm';

import type { Transaction } from '../../../platform/database/database';
import { AppointmentEntity } from '../appointment.entity';

/** For locked turnos that no mail has announced. */
export async function deleteAppointments(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.manager.delete(AppointmentEntity, { id: In([...ids]) });
}
