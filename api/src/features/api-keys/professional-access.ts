import { int } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { defineLoader } from '../../platform/loaders';

/** SQL: of the account `u` of a key's professional. */
export const HAS_ACCESS = "u.role = 'professional' AND u.suspended_at IS NULL";

/** By the professional's id. */
export const accessLoader = defineLoader<number, boolean>(async ({ db }, ids) => {
  const having = new Set((await db.rows(ACCESS, [ids])).map(({ id }) => id));
  return ids.map((id) => having.has(id));
});

export async function hasAccess(tx: Pick<Transaction, 'rows'>, professionalId: number): Promise<boolean> {
  return (await tx.rows(ACCESS, [[professionalId]])).length > 0;
}

const ACCESS = statement(
  'api-keys.access',
  `SELECT p.id FROM professionals AS p JOIN users AS u ON u.id = p.user_id WHERE p.id = ANY ($1::int[]) AND ${HAS_ACCESS}`,
  { id: int },
);
