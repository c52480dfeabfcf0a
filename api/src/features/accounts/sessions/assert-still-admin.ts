import { isAdmin, userIdOf, type Actor } from '../../../platform/access/actor';
import { signInNeeded } from '../../../platform/access/allow';
import { int } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

/**
 * What administrators change stands only if they still are ones when it is written: UNAUTHENTICATED when another one took
 * the role or the access away since they asked, as their sessions ended with it. First in a transaction: whoever changes
 * accounts (`changeAccounts`) waits for its end, or it for theirs, before either holds anything that the other wants.
 */
export async function assertStillAdmin(tx: Transaction, actor: Actor): Promise<void> {
  if (!isAdmin(actor)) return;
  const [standing] = await tx.rows(STILL_ADMIN, [userIdOf(actor)]);
  if (!standing) throw signInNeeded(true);
}

/** SQL: KEY SHARE, which TypeORM lacks, lets them save their own profile meanwhile. */
const STILL_ADMIN = statement(
  'accounts.still-admin',
  "SELECT id FROM users WHERE id = $1 AND role = 'admin' AND suspended_at IS NULL FOR KEY SHARE",
  { id: int },
);
