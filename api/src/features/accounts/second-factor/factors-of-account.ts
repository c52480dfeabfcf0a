import { int, oneOf } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { SecondFactorStep } from '../../../platform/errors/app-error';
import { defineLoader } from '../../../platform/loaders';
import { RecoveryCode } from './recovery-code.entity';
import type { FactorKind } from './second-factor.entity';

/** Empty without a second factor. */
export async function methodsOf(
  db: Pick<Transaction, 'rows' | 'manager'>,
  userId: number,
): Promise<SecondFactorStep['methods']> {
  const kinds = (await db.rows(KINDS, [[userId]])).map(({ kind }) => kind);
  if (kinds.length === 0) return [];
  const hasCodes = await db.manager.existsBy(RecoveryCode, { userId });
  return [
    ...(kinds.includes('authenticator') ? (['code'] as const) : []),
    ...(kinds.includes('passkey') ? (['passkey'] as const) : []),
    ...(hasCodes ? (['recovery_code'] as const) : []),
  ];
}

export const hasFactorLoader = defineLoader<number, boolean>(async ({ db }, userIds) => {
  const holders = new Set((await db.rows(KINDS, [userIds])).map(({ userId }) => userId));
  return userIds.map((id) => holders.has(id));
});

/** Runs at every sign-in. */
const KINDS = statement(
  'accounts.second-factor-kinds',
  'SELECT DISTINCT user_id AS "userId", kind FROM second_factors WHERE user_id = ANY ($1::int[])',
  { userId: int, kind: oneOf<FactorKind>() },
);
