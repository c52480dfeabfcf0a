import { accountOf } from '../../../platform/access/allow';
import { countAttempt, forgetAttempts } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { isPassword } from '../../../platform/passwords';
import { User } from '../../users/user.entity';
import { PASSWORD_GUESSES } from '../account-limits';
import { SessionEntity } from '../sessions/session.entity';

const RECENT_MS = 10 * 60_000;

/**
 * Proves again who has the session, for the ten minutes in which second factors may change. BAD_REQUEST on `password`,
 * TOO_MANY_REQUESTS.
 */
export async function confirmPassword(ctx: Context, password: string): Promise<true> {
  const { userId, sessionHash } = accountOf(ctx.actor);
  if (!password) throw invalid('password', 'La contraseña es requerida');
  await countAttempt(ctx, PASSWORD_GUESSES, userId);
  const stored = await ctx.db.manager.findOne(User, {
    select: { id: true, passwordHash: true },
    where: { id: userId },
  });
  if (!stored || !(await isPassword(stored.passwordHash, password)))
    throw invalid('password', 'La contraseña no es correcta');
  await forgetAttempts(ctx, PASSWORD_GUESSES, userId);
  await ctx.transact((tx) => tx.manager.update(SessionEntity, { tokenHash: sessionHash }, { provedAt: ctx.now }));
  return true;
}

/** Whether the session's owner signed in, or proved who they are, in the last ten minutes. */
export async function isProofRecent(ctx: Context, db: Pick<Transaction, 'manager'>): Promise<boolean> {
  const { sessionHash } = accountOf(ctx.actor);
  const session = await db.manager.findOneBy(SessionEntity, { tokenHash: sessionHash });
  const provedAt = session && (session.provedAt ?? session.createdAt);
  return provedAt !== null && ctx.now.getTime() - provedAt.getTime() < RECENT_MS;
}

export async function assertProofRecent(ctx: Context, tx: Transaction): Promise<void> {
  if (await isProofRecent(ctx, tx)) return;
  throw new AppError('PROOF_REQUIRED', 'Por seguridad, escribí de nuevo tu contraseña');
}
