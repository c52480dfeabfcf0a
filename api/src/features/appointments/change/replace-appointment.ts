import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppointmentEntity } from '../appointment.entity';
import { endNoticeWait } from '../mails/notices';

/** Mails at once: changeAppointment no longer revives the turno. */
export async function replaceAppointment(ctx: Context, tx: Transaction, id: string): Promise<void> {
  await tx.manager.update(AppointmentEntity, id, { isReplaced: true });
  await endNoticeWait(ctx, tx, id);
}

/** Undoes replaceAppointment, but not its mail. */
export async function unreplaceAppointment(tx: Transaction, id: string): Promise<void> {
  await tx.manager.update(AppointmentEntity, id, { isReplaced: false });
}

/** Stays true while the row is locked. */
export function isReplaced(tx: Transaction, id: string): Promise<boolean> {
  return tx.manager.existsBy(AppointmentEntity, { id, isReplaced: true });
}
