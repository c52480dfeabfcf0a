import { IsNull } from 'typeorm';

import type { Actor } from '../../../platform/access/actor';
import { accountOf, signInNeeded } from '../../../platform/access/allow';
import type { Transaction } from '../../../platform/database/database';
import { User } from '../../users/user.entity';
import { holdSession, lockSessions } from './session.service';

/**
 * UNAUTHENTICATED when the caller's session has ended since the request arrived: by signing out, a new password or
 * role, a suspension or a deletion of the account. Otherwise the session cannot end before the transaction does. It
 * comes first in a transaction, and so does `lockSessions` in those that end sessions: one waits for the other before
 * it holds other locks.
 */
export async function assertStillSignedIn(tx: Transaction, actor: Actor): Promise<void> {
  if (actor.kind === 'key' || (actor.kind === 'guest' && !actor.settingUp)) return;
  await assertStillAdmin(tx, actor);
  await holdSession(tx, accountOf(actor));
}

/** The same for a transaction that ends others of the caller's sessions. */
export async function lockOwnSessions(tx: Transaction, actor: Actor): Promise<void> {
  const { userId, sessionHash } = accountOf(actor);
  await assertStillAdmin(tx, actor);
  const sessions = await lockSessions(tx, userId);
  if (!sessions.some((hash) => hash.equals(sessionHash))) throw signInNeeded(true);
}

/**
 * `manageAccount` locks the rows of all
 * administrators before any session, so an administrator's own row comes before their session here too.
 */
async function assertStillAdmin(tx: Transaction, actor: Actor): Promise<void> {
  // Only administrators are asked to set up a second factor.
  if (actor.kind === 'member' && actor.role !== 'admin') return;
  const { userId } = accountOf(actor);
  const admin = await tx.manager.findOne(User, {
    select: { id: true },
    where: { id: userId, role: 'admin', suspendedAt: IsNull() },
    // The weakest: their own profile can be saved meanwhile.
    lock: { mode: 'for_key_share' },
  });
  if (!admin) throw signInNeeded(true);
}
