import type { Transaction } from '../../../platform/database/database';
import { User } from '../../users/user.entity';
import { AppointmentEntity } from '../appointment.entity';
import type { AppointmentRow } from '../appointment-row';

/** A signed-in patient who booked stays. */
export async function patientOfAddress(
  tx: Transaction,
  { id, patientUserId }: AppointmentRow,
  email: string | null,
): Promise<number | null> {
  const { isOfAccount } = await tx.manager.findOneOrFail(AppointmentEntity, {
    select: { isOfAccount: true },
    where: { id },
  });
  if (isOfAccount && patientUserId !== null) return patientUserId;
  return accountOfAddress(tx, email);
}

/** Account of a patient who confirmed the address. */
export async function accountOfAddress(tx: Transaction, email: string | null): Promise<number | null> {
  if (email === null) return null;
  const account = await tx.manager
    .createQueryBuilder(User, 'account')
    .select('account.id')
    // Waits for a deletion under way.
    .setLock('for_key_share')
    .where('lower(account.email) = lower(:email)', { email })
    .andWhere("account.role = 'user' AND account.emailConfirmedAt IS NOT NULL AND NOT account.bookingsWithheld")
    .getOne();
  return account?.id ?? null;
}
