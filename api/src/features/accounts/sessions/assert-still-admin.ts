import { isAdmin, userIdOf, type Actor } from '../../../platform/access/actor';
import { signInNeeded } from '../../../platform/access/allow';
import { int } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

/**
 * What administrators change stands only if they still are ones when it is written: UNAUTHENTICATED when another one took
 * the role or the access away since they asked, as their sessions ended with it. Last in a transaction, whose locks are
 * ordered; from here on whoever wants to take it away waits for the end.
 */
export async function assertStillAdmin(tx: Transaction, actor: Actor): Promise<void> {
  if (!isAdmin(actor)) return;
  const [standing] = await tx.rows(STILL_ADMIN, [userIdOf(actor)]);
  if (!standing) throw signInNeeded(true);
}

const STILL_ADMIN = statement(
  'accounts.still-admin',
  "SELECT id FROM users WHERE id = $1 AND role = 'admin' AND suspended_at IS NULL FOR SHARE",
  { id: int },
);
