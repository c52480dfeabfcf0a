import { IsNull, Not } from 'typeorm';

import type { Permission } from '../../domain/permissions';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { ProfessionalEntity } from './professional.entity';
import { canManageProfessional } from './professional.policy';
import { professionalLoader, professionalNotFound } from './professional.service';

/**
 * Locks the professional's time and row, so that bookings wait for the change. `anyOf`: permissions of administrators.
 * FORBIDDEN; NOT_FOUND.
 */
export async function lockProfessional(
  ctx: Context,
  tx: Transaction,
  professionalId: number,
  ...anyOf: readonly [Permission, ...Permission[]]
): Promise<ProfessionalEntity> {
  assertCan(canManageProfessional(ctx.actor, professionalId, ...anyOf));
  await lockOccupancy(ctx, tx, { professionalIds: [professionalId] });
  return lockProfile(tx, professionalId);
}

/** Locks the row alone: the caller has locked the time or doesn't affect bookings. NOT_FOUND. */
export async function lockProfile(tx: Transaction, id: number): Promise<ProfessionalEntity> {
  return lockedProfile(tx, id, 'for_no_key_update');
}

/** Prevents change and removal, without locking time. NOT_FOUND. */
export async function holdProfile(tx: Transaction, id: number): Promise<void> {
  await lockedProfile(tx, id, 'pessimistic_read');
}

async function lockedProfile(
  tx: Transaction,
  id: number,
  mode: 'for_no_key_update' | 'pessimistic_read',
): Promise<ProfessionalEntity> {
  const where = { id, userId: Not(IsNull()) };
  const professional = await tx.manager.findOne(ProfessionalEntity, { where, lock: { mode } });
  if (!professional) throw professionalNotFound();
  return professional;
}

/** Makes bookings wait if the account is a professional's. */
export async function lockProfileOf(ctx: Context, tx: Transaction, userId: number): Promise<void> {
  const profile = await tx.manager.findOne(ProfessionalEntity, { select: { id: true }, where: { userId } });
  if (profile) await lockOccupancy(ctx, tx, { professionalIds: [profile.id] });
}

/** NOT_FOUND instead of no rows. */
export async function assertExists(ctx: Context, professionalId: number): Promise<void> {
  if (!(await professionalLoader(ctx).load(professionalId))) throw professionalNotFound();
}
