import { IsNull } from 'typeorm';

import type { Actor } from '../../../platform/access/actor';
import { signInNeeded } from '../../../platform/access/allow';
import type { Transaction } from '../../../platform/database/database';
import { User } from '../../users/user.entity';

/**
 * What administrators change stands only if they still are ones when it is written: UNAUTHENTICATED when another one took
 * the role or the access away since they asked, as their sessions ended with it. First in a transaction: whoever changes
 * accounts (`changeAccounts`) waits for its end, or it for theirs, before either holds anything that the other wants.
 */
export async function assertStillAdmin(tx: Transaction, actor: Actor): Promise<void> {
  if (actor.kind !== 'member' || actor.role !== 'admin') return;
  const standing = await tx.manager.findOne(User, {
    select: { id: true },
    where: { id: actor.userId, role: 'admin', suspendedAt: IsNull() },
    // The weakest: their own profile can be saved meanwhile.
    lock: { mode: 'for_key_share' },
  });
  if (!standing) throw signInNeeded(true);
}
