import { MoreThan } from 'typeorm';

import { hashToken, newToken } from '../../../platform/access/session-token';
import type { Context } from '../../../platform/context';
import { bytes } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError } from '../../../platform/errors/app-error';
import { FactorChallenge } from './factor-challenge.entity';

export type ChallengePurpose = 'sign-in' | 'passkey-sign-in' | 'authenticator' | 'passkey' | 'passkey-proof';

export const CHALLENGE_MS = 10 * 60_000;

/** For ten minutes. null: password or suspension changed meanwhile. */
export async function issueSignInChallenge(
  ctx: Context,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<string | null> {
  const token = newToken();
  const facts = [hashToken(token), id, endOf(ctx), passwordHash];
  const issued = await ctx.db.write((on) => on.rows(ISSUE, facts));
  return issued.length === 0 ? null : token;
}

export async function issueChallenge(
  ctx: Context,
  tx: Transaction,
  { purpose, userId }: { purpose: ChallengePurpose; userId: number | null },
): Promise<string> {
  const token = newToken();
  await tx.manager.insert(FactorChallenge, { tokenHash: hashToken(token), userId, purpose, expiresAt: endOf(ctx) });
  return token;
}

/** GONE on `challenge`: unknown, used or expired. */
export async function findChallenge(
  ctx: Context,
  token: string,
  purposes: readonly ChallengePurpose[],
): Promise<{ userId: number | null; purpose: ChallengePurpose }> {
  const found = await ctx.db.manager.findOneBy(FactorChallenge, {
    tokenHash: hashToken(token),
    expiresAt: MoreThan(ctx.now),
  });
  const purpose = purposes.find((it) => it === found?.purpose);
  if (!found || purpose === undefined) throw challengeOver();
  return { userId: found.userId, purpose };
}

/** Lock the account first. GONE on `challenge`. */
export async function redeemChallenge(
  ctx: Context,
  tx: Transaction,
  { token, ...of }: { token: string; purpose: ChallengePurpose; userId?: number },
): Promise<void> {
  const { affected } = await tx.manager.delete(FactorChallenge, {
    ...of,
    tokenHash: hashToken(token),
    expiresAt: MoreThan(ctx.now),
  });
  if (affected === 0) throw challengeOver();
}

export function challengeOver(): AppError {
  return new AppError('GONE', 'Pasó demasiado tiempo, o ese paso ya se completó. Empezá de nuevo', {
    field: 'challenge',
  });
}

function endOf({ now }: Context): Date {
  return new Date(now.getTime() + CHALLENGE_MS);
}

/** Checks password and suspension while writing. */
const ISSUE = statement(
  'accounts.challenge-issue',
  `INSERT INTO factor_challenges (token_hash, user_id, purpose, expires_at)
   SELECT $1, id, 'sign-in', $3 FROM users WHERE id = $2 AND password_hash = $4 AND suspended_at IS NULL FOR SHARE
   RETURNING token_hash AS "tokenHash"`,
  { tokenHash: bytes },
);
