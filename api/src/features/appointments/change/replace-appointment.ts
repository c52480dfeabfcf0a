import type { Transaction } from '../../../platform/database/database';
import { AppointmentEntity } from '../appointment.entity';

/** Another is given in the place of a cancelled or missed one, which no longer comes to wait for its patient: see changeLocked. */
export async function replaceAppointment(tx: Transaction, id: string): Promise<void> {
  await tx.manager.update(AppointmentEntity, id, { isReplaced: true });
}

/** Of one that is locked it stays so until the transaction ends. */
export function isReplaced(tx: Transaction, id: string): Promise<boolean> {
  return tx.manager.existsBy(AppointmentEntity, { id, isReplaced: true });
}
