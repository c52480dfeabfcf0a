import { userIdOf } from '../../../platform/access/actor';
import { assertCan, signInNeeded } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { lockProfileOf } from '../../professionals/lock-professional';
import type { User } from '../../users/user.entity';
import { lockWithAdmins } from '../../users/user.service';
import { canManageUsers, canTakeAway } from './user.policy';

/**
 * An account for an administrator to change, locked until the transaction ends; so are bookings with its professional. Whoever
 * was an administrator when they asked may not be one any more: UNAUTHENTICATED, since that ended their session. NOT_FOUND.
 */
export async function lockUser(ctx: Context, tx: Transaction, id: number): Promise<User> {
  assertCan(canManageUsers(ctx.actor));
  await lockProfileOf(tx, id);
  const locked = await lockWithAdmins(tx, id);
  const asking = locked.find((user) => user.id === userIdOf(ctx.actor));
  if (asking?.role !== 'admin' || asking.suspended) throw signInNeeded(true);
  const user = locked.find((it) => it.id === id);
  if (!user) throw notFound('El usuario no existe');
  return user;
}

/** CONFLICT with `message` for one's own account, which others take away. */
export function assertOthers(ctx: Context, { id }: User, message: string, field?: string): void {
  if (!canTakeAway(ctx.actor, id)) throw new AppError('CONFLICT', message, field === undefined ? {} : { field });
}
