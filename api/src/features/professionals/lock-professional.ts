import { IsNull, Not } from 'typeorm';

import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { ProfessionalEntity } from './professional.entity';
import { canManageProfessional } from './professional.policy';
import { professionalLoader, professionalNotFound } from './professional.service';

/**
 * Makes those who change the same professional's data take turns until the transaction ends, and whoever books wait as
 * well: what they judge by is just changing. FORBIDDEN to whoever may not manage it; NOT_FOUND.
 */
export async function lockProfessional(ctx: Context, tx: Transaction, professionalId: number): Promise<ProfessionalEntity> {
  assertCan(canManageProfessional(ctx.actor, professionalId));
  await lockOccupancy(tx, { professionalIds: [professionalId] });
  return lockProfile(tx, professionalId);
}

/** The row alone, for whoever holds that time already, or touches nothing that bookings are judged by. NOT_FOUND. */
export async function lockProfile(tx: Transaction, id: number): Promise<ProfessionalEntity> {
  const lock = { mode: 'for_no_key_update' } as const;
  const professional = await tx.manager.findOne(ProfessionalEntity, { where: { id, userId: Not(IsNull()) }, lock });
  if (!professional) throw professionalNotFound();
  return professional;
}

/** Makes whoever books with the account's professional profile, if it has one, wait as well: whether they can is just changing. */
export async function lockProfileOf(tx: Transaction, userId: number): Promise<void> {
  const profile = await tx.manager.findOne(ProfessionalEntity, { select: { id: true }, where: { userId } });
  if (profile) await lockOccupancy(tx, { professionalIds: [profile.id] });
}

/** For a list that came out empty: NOT_FOUND when that is because there is no such professional. */
export async function assertExists(ctx: Context, professionalId: number): Promise<void> {
  if (!(await professionalLoader(ctx).load(professionalId))) throw professionalNotFound();
}
