import { assertCan, memberOf, signInNeeded } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { lockProfileOf } from '../../professionals/lock-professional';
import { User } from '../../users/user.entity';
import { lockAdmins } from '../../users/user.service';
import { holdSession, lockSessions } from '../sessions/session.service';
import { ACTING_FOR_ACCOUNT } from './rows-of-account';
import { canManageUsers, canTakeAway } from './user.policy';

/**
 * Locks administrators, then the account's sessions and API keys. UNAUTHENTICATED unless the caller is still an
 * administrator.
 */
export async function manageAccount<Result>(
  ctx: Context,
  id: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  assertCan(canManageUsers(ctx.actor));
  const asker = memberOf(ctx.actor);
  const change = async (tx: Transaction): Promise<Result> => {
    const asking = (await lockAdmins(tx)).find(({ id: adminId }) => adminId === asker.userId);
    if (!asking || asking.suspended) throw signInNeeded(true);
    await holdSession(tx, asker);
    await lockActing(tx, id);
    return work(tx);
  };
  return ctx.transact(change, { holdsSession: true });
}

/** Only administrators may be locked before. */
export async function lockActing(tx: Transaction, id: number): Promise<void> {
  await lockSessions(tx, id);
  for (const lock of ACTING_FOR_ACCOUNT.parts) await lock(tx, id);
}

/** The professional's profile first. NOT_FOUND. */
export async function lockUser(ctx: Context, tx: Transaction, id: number): Promise<User> {
  await lockProfileOf(ctx, tx, id);
  const user = await tx.manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!user) throw notFound('El usuario no existe');
  return user;
}

/** CONFLICT for the caller's own account. */
export function assertOthers(ctx: Context, { id }: User, message: string, field?: string): void {
  if (!canTakeAway(ctx.actor, id)) throw new AppError('CONFLICT', message, field === undefined ? {} : { field });
}
