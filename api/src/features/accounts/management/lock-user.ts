import { assertCan, memberOf, signInNeeded } from '../../../platform/access/allow';
import { userIdOf } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { lockProfileOf } from '../../professionals/lock-professional';
import { permissionsOf } from '../../users/permission-sets/permissions-of-account';
import { User } from '../../users/user.entity';
import { lockAdmins } from '../../users/user.service';
import { assertStillMay } from '../sessions/assert-still-signed-in';
import { holdSession, lockSessions } from '../sessions/session.service';
import { ACTING_FOR_ACCOUNT } from './rows-of-account';
import { canManageAccount, canManageUsers } from './user.policy';

/**
 * Locks all administrators, so that changes of access take turns. UNAUTHENTICATED when the caller is no longer one of
 * them; FORBIDDEN when the caller has lost a permission.
 */
export function manageAccess<Result>(
  ctx: Context,
  work: (tx: Transaction, admins: readonly User[]) => Promise<Result>,
): Promise<Result> {
  const asker = memberOf(ctx.actor);
  const change = async (tx: Transaction): Promise<Result> => {
    const admins = await lockAdmins(tx);
    const asking = admins.find(({ id }) => id === asker.userId);
    if (!asking || asking.suspended) throw signInNeeded(true);
    await assertStillMay(tx, asker, asking);
    await holdSession(tx, asker);
    return work(tx, admins);
  };
  return ctx.transact(change, { holdsSession: true });
}

/** Locks administrators, then the account's sessions and API keys. FORBIDDEN by `canManageAccount`. */
export async function manageAccount<Result>(
  ctx: Context,
  id: number,
  work: (tx: Transaction, admins: readonly User[]) => Promise<Result>,
): Promise<Result> {
  assertCan(canManageUsers(ctx.actor));
  return manageAccess(ctx, async (tx, admins) => {
    const admin = admins.find((one) => one.id === id);
    if (admin) await assertManages(ctx, tx, admin);
    await lockActing(tx, id);
    return work(tx, admins);
  });
}

/** FORBIDDEN by `canManageAccount`. */
export async function assertManages(ctx: Context, tx: Pick<Transaction, 'manager'>, account: User): Promise<void> {
  const { id, role } = account;
  assertCan(canManageAccount(ctx.actor, { id, role, permissions: await permissionsOf(tx, account) }));
}

/**
 * CONFLICT when the locked account is the last that can sign in with all permissions. Call it before taking them away.
 */
export function assertDirectionStays(admins: readonly User[], { id }: Pick<User, 'id'>, field?: string): void {
  const holders = admins.filter(({ suspended, permissionSetId }) => !suspended && permissionSetId === null);
  if (holders.length === 0 || holders.some((holder) => holder.id !== id)) return;
  throw new AppError(
    'CONFLICT',
    'Es la última cuenta con todos los permisos: dáselos antes a otra',
    field === undefined ? {} : { field },
  );
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
  if (userIdOf(ctx.actor) === id) throw new AppError('CONFLICT', message, field === undefined ? {} : { field });
}
