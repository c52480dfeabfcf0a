import { IsNull } from 'typeorm';

import type { Actor, Member } from '../../../platform/access/actor';
import { signInNeeded } from '../../../platform/access/allow';
import type { Transaction } from '../../../platform/database/database';
import { User } from '../../users/user.entity';
import { holdSession } from './session.service';

/**
 * UNAUTHENTICATED when the caller's session has ended since the request began. Call it first in the transaction, to
 * avoid deadlocks.
 */
export async function assertStanding(tx: Transaction, actor: Actor): Promise<void> {
  if (actor.kind !== 'member') return;
  await assertStillAdmin(tx, actor);
  await holdSession(tx, actor);
}

/** For callers who lock sessions themselves. Administrators come before sessions, as in manageAccount. */
export async function assertStillAdmin(tx: Transaction, { userId, role }: Member): Promise<void> {
  if (role !== 'admin') return;
  const standing = await tx.manager.findOne(User, {
    select: { id: true },
    where: { id: userId, role: 'admin', suspendedAt: IsNull() },
    // Saving one's own profile doesn't wait for this lock.
    lock: { mode: 'for_key_share' },
  });
  if (!standing) throw signInNeeded(true);
}
