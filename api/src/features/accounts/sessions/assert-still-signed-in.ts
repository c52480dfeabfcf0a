import { IsNull } from 'typeorm';

import { covers } from '../../../domain/permissions';
import type { Actor, Member } from '../../../platform/access/actor';
import { accountOf, assertCan, signInNeeded } from '../../../platform/access/allow';
import type { Transaction } from '../../../platform/database/database';
import { permissionsOf } from '../../users/permission-sets/permissions-of-account';
import { User } from '../../users/user.entity';
import { holdSession, lockSessions } from './session.service';

/**
 * UNAUTHENTICATED when it has ended (ADR 58); holds it until the transaction ends. Call it before other locks.
 * Transactions that end sessions call `lockSessions` instead.
 */
export async function assertStillSignedIn(tx: Transaction, actor: Actor): Promise<void> {
  if (actor.kind === 'key' || (actor.kind === 'guest' && !actor.settingUp)) return;
  await assertStillAdmin(tx, actor);
  await holdSession(tx, accountOf(actor));
}

/** For a transaction that ends the caller's other sessions. */
export async function lockOwnSessions(tx: Transaction, actor: Actor): Promise<void> {
  const { userId, sessionHash } = accountOf(actor);
  await assertStillAdmin(tx, actor);
  const sessions = await lockSessions(tx, userId);
  if (!sessions.some((hash) => hash.equals(sessionHash))) throw signInNeeded(true);
}

/** Administrator before session, as in `manageAccount`. */
async function assertStillAdmin(tx: Transaction, actor: Actor): Promise<void> {
  // Only administrators must set up a second factor.
  if (actor.kind === 'member' && actor.role !== 'admin') return;
  const { userId } = accountOf(actor);
  const admin = await tx.manager.findOne(User, {
    select: { id: true, role: true, permissionSetId: true },
    where: { id: userId, role: 'admin', suspendedAt: IsNull() },
    // The weakest lock, so the profile can still be saved.
    lock: { mode: 'for_key_share' },
  });
  if (!admin) throw signInNeeded(true);
  if (actor.kind === 'member') await assertStillMay(tx, actor, admin);
}

/** FORBIDDEN if the locked account has lost a permission since the request began. */
export async function assertStillMay(
  tx: Pick<Transaction, 'manager'>,
  { permissions }: Pick<Member, 'permissions'>,
  locked: Pick<User, 'role' | 'permissionSetId'>,
): Promise<void> {
  assertCan(covers(await permissionsOf(tx, locked), permissions));
}
