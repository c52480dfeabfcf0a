import { IsNull } from 'typeorm';

import type { Actor, Member } from '../../../platform/access/actor';
import { signInNeeded } from '../../../platform/access/allow';
import type { Transaction } from '../../../platform/database/database';
import { User } from '../../users/user.entity';
import { holdSession } from './session.service';

/**
 * What somebody does who is signed in stands only if they still are when it is written: UNAUTHENTICATED when their account
 * was suspended or deleted, got another role or password, or they signed out since they asked, as each of these ends the
 * session. First in a transaction: whoever ends sessions (`lockSessions`) waits for its end, or it for theirs, before either
 * holds anything that the other wants.
 */
export async function assertStanding(tx: Transaction, actor: Actor): Promise<void> {
  if (actor.kind !== 'member') return;
  await assertStillAdmin(tx, actor);
  await holdSession(tx, actor);
}

/**
 * The first half of it, for whoever asks of their sessions by themselves. Whoever changes accounts (`manageAccount`) begins with
 * the rows of all administrators, before any session: so does an administrator with their own.
 */
export async function assertStillAdmin(tx: Transaction, { userId, role }: Member): Promise<void> {
  if (role !== 'admin') return;
  const standing = await tx.manager.findOne(User, {
    select: { id: true },
    where: { id: userId, role: 'admin', suspendedAt: IsNull() },
    // The weakest: their own profile can be saved meanwhile.
    lock: { mode: 'for_key_share' },
  });
  if (!standing) throw signInNeeded(true);
}
