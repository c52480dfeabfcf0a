import type { Transaction } from '../../../platform/database/database';
import { User } from '../../users/user.entity';
import { AppointmentEntity } from '../appointment.entity';
import type { AppointmentRow } from '../appointment-row';

/**
 * The account that an appointment is linked to once its patient's address is another one. Who asked for it themselves
 * keeps it, whatever address they had it sent to; one that its address was linked by follows the address, as when it is
 * booked: to the patient who has confirmed it, or to nobody.
 */
export async function patientOfAddress(tx: Transaction, { id, patientUserId }: AppointmentRow, email: string): Promise<number | null> {
  const { isOfAccount } = await tx.manager.findOneOrFail(AppointmentEntity, { select: { isOfAccount: true }, where: { id } });
  if (isOfAccount && patientUserId !== null) return patientUserId;
  const account = await tx.manager
    .createQueryBuilder(User, 'account')
    .select('account.id')
    // One that is being deleted is waited for, and is then no account to link to.
    .setLock('for_key_share')
    .where('lower(account.email) = lower(:email)', { email })
    .andWhere("account.role = 'user' AND account.emailConfirmedAt IS NOT NULL AND NOT account.bookingsWithheld")
    .getOne();
  return account?.id ?? null;
}
