import { IsNull, Not } from 'typeorm';

import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import type { AppointmentRow } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import { endNoticeWait } from '../mails/notices';

type Replaced = Pick<AppointmentRow, 'id' | 'patientId'>;

/** Mails at once: changeAppointment no longer revives the turno. Both are locked. */
export async function replaceAppointment(ctx: Context, tx: Transaction, former: Replaced, by: Replaced): Promise<void> {
  await tx.manager.update(AppointmentEntity, former.id, { isReplaced: true });
  await passPaymentsOn(tx, former, by);
  await endNoticeWait(ctx, tx, former.id);
}

/** Undoes replaceAppointment, but not its mail. */
export async function unreplaceAppointment(tx: Transaction, id: string): Promise<void> {
  await tx.manager.update(AppointmentEntity, id, { isReplaced: false, replacedById: null });
}

/** Nothing for another patient's turno. Both are locked. */
export async function passPaymentsOn({ manager }: Transaction, former: Replaced, to: Replaced): Promise<void> {
  if (former.patientId === null || former.patientId !== to.patientId) return;
  // Otherwise two turnos that replace each other in turn would pass them on for ever.
  await manager.update(AppointmentEntity, { id: to.id, replacedById: Not(IsNull()) }, { replacedById: null });
  await manager.update(AppointmentEntity, former.id, { replacedById: to.id });
}

/** Stays true while the row is locked. */
export function isReplaced(tx: Transaction, id: string): Promise<boolean> {
  return tx.manager.existsBy(AppointmentEntity, { id, isReplaced: true });
}
