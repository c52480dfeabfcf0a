import { IsNull } from 'typeorm';

import type { Actor, Member } from '../../../platform/access/actor';
import { signInNeeded } from '../../../platform/access/allow';
import type { Transaction } from '../../../platform/database/database';
import { User } from '../../users/user.entity';
import { holdSession } from './session.service';

/**
 * UNAUTHENTICATED when the caller's session has ended since the request arrived: by signing out, a new password or
 * role, a suspension or a deletion of the account. Otherwise the session cannot end before the transaction does. It
 * comes first in a transaction, and so does `lockSessions` in those that end sessions: one waits for the other before
 * it holds other locks.
 */
export async function assertStillSignedIn(tx: Transaction, actor: Actor): Promise<void> {
  if (actor.kind !== 'member') return;
  await assertStillAdmin(tx, actor);
  await holdSession(tx, actor);
}

/**
 * The first half of it, for a transaction that locks sessions by itself. `manageAccount` locks the rows of all
 * administrators before any session, so an administrator's own row comes before their session here too.
 */
export async function assertStillAdmin(tx: Transaction, { userId, role }: Member): Promise<void> {
  if (role !== 'admin') return;
  const admin = await tx.manager.findOne(User, {
    select: { id: true },
    where: { id: userId, role: 'admin', suspendedAt: IsNull() },
    // The weakest: their own profile can be saved meanwhile.
    lock: { mode: 'for_key_share' },
  });
  if (!admin) throw signInNeeded(true);
}
