import type { Transaction } from '../../../platform/database/database';
import { AppointmentEntity } from '../appointment.entity';

/** For a cancelled or missed one: changeAppointment no longer revives it. */
export async function replaceAppointment(tx: Transaction, id: string): Promise<void> {
  await tx.manager.update(AppointmentEntity, id, { isReplaced: true });
}

/** Stable if the row is locked. */
export function isReplaced(tx: Transaction, id: string): Promise<boolean> {
  return tx.manager.existsBy(AppointmentEntity, { id, isReplaced: true });
}
