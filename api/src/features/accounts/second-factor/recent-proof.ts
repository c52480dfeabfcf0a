import { accountOf } from '../../../platform/access/allow';
import type { AssertsProof } from '../../../platform/access/proof';
import { countAttempt, forgetAttempts } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { isPassword } from '../../../platform/passwords';
import { User } from '../../users/user.entity';
import { PASSWORD_GUESSES } from '../account-limits';
import { SessionEntity } from '../sessions/session.entity';
import { issueChallenge, redeemChallenge } from './factor-challenge';
import { countFactor, countPasskeyBegun } from './factor-limits';
import { assertPasskeysPossible, authenticationOptions } from './passkey';
import type { PasskeyOptions } from './passkey-options.object';
import { SecondFactor } from './second-factor.entity';
import { usePasskey } from './use-passkey';

const RECENT_MS = 10 * 60_000;

/** For ten minutes. BAD_REQUEST on `password`; TOO_MANY_REQUESTS. */
export async function confirmPassword(ctx: Context, password: string): Promise<true> {
  const { userId } = accountOf(ctx.actor);
  if (!password) throw invalid('password', 'La contraseña es requerida');
  await countAttempt(ctx, PASSWORD_GUESSES, userId);
  const stored = await ctx.db.manager.findOne(User, {
    select: { id: true, passwordHash: true },
    where: { id: userId },
  });
  if (!stored || !(await isPassword(stored.passwordHash, password)))
    throw invalid('password', 'La contraseña no es correcta');
  await forgetAttempts(ctx, PASSWORD_GUESSES, userId);
  await ctx.transact((tx) => noteProof(ctx, tx));
  return true;
}

/** CONFLICT without passkeys; TOO_MANY_REQUESTS. */
export async function startPasskeyProof(ctx: Context): Promise<PasskeyOptions> {
  assertPasskeysPossible(ctx);
  await countPasskeyBegun(ctx);
  const { userId } = accountOf(ctx.actor);
  const known = await ctx.db.manager.findBy(SecondFactor, { userId, kind: 'passkey' });
  if (known.length === 0) throw new AppError('CONFLICT', 'Tu cuenta no tiene una llave de acceso');
  const challenge = await ctx.transact((tx) => issueChallenge(ctx, tx, { purpose: 'passkey-proof', userId }));
  return { challenge, options: await authenticationOptions(ctx, challenge, { known, isAlone: true }) };
}

/**
 * The passkey must verify its user, because a key left in the computer proves nothing. GONE on `challenge`; BAD_REQUEST
 * on `response`; TOO_MANY_REQUESTS.
 */
export async function confirmPasskey(ctx: Context, challenge: string, response: string): Promise<true> {
  const { userId } = accountOf(ctx.actor);
  const attempt = await countFactor(ctx, userId);
  await ctx.transact(async (tx) => {
    await redeemChallenge(ctx, tx, { token: challenge, purpose: 'passkey-proof', userId });
    await usePasskey(ctx, tx, userId, { challenge, response, isAlone: true });
    await noteProof(ctx, tx);
  });
  await attempt.forget();
  return true;
}

async function noteProof(ctx: Context, tx: Transaction): Promise<void> {
  const { sessionHash } = accountOf(ctx.actor);
  await tx.manager.update(SessionEntity, { tokenHash: sessionHash }, { provedAt: ctx.now });
}

/** By sign-in or proof, within ten minutes. */
export async function isProofRecent(ctx: Context, db: Pick<Transaction, 'manager'>): Promise<boolean> {
  const { sessionHash } = accountOf(ctx.actor);
  const session = await db.manager.findOneBy(SessionEntity, { tokenHash: sessionHash });
  const provedAt = session && (session.provedAt ?? session.createdAt);
  // Absolute: a clock set back prolongs no proof.
  return provedAt !== null && Math.abs(ctx.now.getTime() - provedAt.getTime()) < RECENT_MS;
}

export const assertProofRecent: AssertsProof = async (ctx, db) => {
  if (await isProofRecent(ctx, db)) return;
  throw new AppError('PROOF_REQUIRED', 'Por seguridad, confirmá de nuevo que sos vos');
};
