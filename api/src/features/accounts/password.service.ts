import { memberOf } from '../../platform/access/allow';
import { countAttempt, forgetAttempts } from '../../platform/attempts';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { invalid } from '../../platform/errors/app-error';
import { hashPassword, isPassword } from '../../platform/passwords';
import { recordAudit } from '../audit/record-audit';
import { USER } from '../users/user.entity';
import { PASSWORD_GUESSES } from './account-limits';
import { confirmAddress, releaseBookings, requestAccountMail } from './account.service';
import { assertNewPassword } from './credentials';
import { PASSWORD_RESET } from './email-links/account-mails';
import { redeemEmailToken, revokeEmailTokens } from './email-links/email-token.service';
import { forgetFailures } from './sessions/sign-in-limit';
import { statement } from '../../platform/database/statement';

/** Has a link to set a new password sent. Answers alike whether or not there is such an account. */
export function requestPasswordReset(ctx: Context, email: string): Promise<true> {
  return requestAccountMail(ctx, PASSWORD_RESET, email);
}

/**
 * Uses a mailed token up to set a new password. Every session of the account ends, and so do its other links. Whoever
 * got the mail has proved the address, so it counts as confirmed and a patient's past appointments come along: nobody
 * else can be in the account any more. BAD_REQUEST on `token` or `newPassword`.
 */
export async function resetPassword(ctx: Context, token: string, newPassword: string): Promise<true> {
  assertNewPassword(newPassword);
  const owner = await ctx.transact(async (tx) => {
    const redeemed = await redeemEmailToken(tx, { token, purpose: 'password-reset', now: ctx.now });
    await tx.rows(SET, [redeemed.userId, await hashPassword(newPassword)]);
    await tx.rows(END_SESSIONS, [redeemed.userId, null]);
    await notePasswordChange(ctx, tx, redeemed.userId);
    await confirmAddress(ctx, tx, { ...redeemed, isOwner: true });
    await releaseBookings(tx, redeemed);
    return redeemed;
  });
  await forgetFailures(ctx, owner.email);
  return true;
}

/**
 * Sets a new password for whoever is signed in; their other sessions end, the one in use goes on. BAD_REQUEST on
 * `currentPassword` or `newPassword`; TOO_MANY_REQUESTS after too many wrong guesses.
 */
export async function changePassword(ctx: Context, currentPassword: string, newPassword: string): Promise<true> {
  const { userId, sessionHash } = memberOf(ctx.actor);
  if (!currentPassword) throw invalid('currentPassword', 'La contraseña actual es requerida');
  assertNewPassword(newPassword);
  await countAttempt(ctx, PASSWORD_GUESSES, userId);
  const [stored] = await ctx.db.rows<{ passwordHash: string }>(STORED, [userId]);
  if (!stored || !(await isPassword(stored.passwordHash, currentPassword))) throw wrongPassword();
  await forgetAttempts(ctx, PASSWORD_GUESSES, userId);
  const passwordHash = await hashPassword(newPassword);
  await ctx.transact(async (tx) => {
    // Another change since then: what was the current password no longer is.
    const changed = await tx.rows(REPLACE, [userId, passwordHash, stored.passwordHash]);
    if (changed.length === 0) throw wrongPassword();
    await tx.rows(END_SESSIONS, [userId, sessionHash]);
    await notePasswordChange(ctx, tx, userId);
  });
  return true;
}

function wrongPassword(): Error {
  return invalid('currentPassword', 'La contraseña actual no es correcta');
}

async function notePasswordChange(ctx: Context, tx: Transaction, userId: number): Promise<void> {
  await revokeEmailTokens(tx, userId, 'password-reset');
  await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: userId, fields: ['password'] });
}

const STORED = statement('accounts.password-stored', 'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1');
const SET = statement('accounts.password-set', 'UPDATE users SET password_hash = $2 WHERE id = $1');
const REPLACE = statement(
  'accounts.password-replace',
  'UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash = $3 RETURNING id',
);
const END_SESSIONS = statement(
  'accounts.password-end-sessions',
  'DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2',
);
