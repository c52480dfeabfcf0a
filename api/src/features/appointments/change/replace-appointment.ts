import type { Transaction } from '../../../platform/database/database';
import { AppointmentEntity } from '../appointment.entity';

/** Another is given in the place of a cancelled or missed one, which no longer comes to wait for its patient: see changeLocked. */
export async function replaceAppointment(tx: Transaction, id: string): Promise<void> {
  await tx.manager.update(AppointmentEntity, id, { isReplaced: true });
}
