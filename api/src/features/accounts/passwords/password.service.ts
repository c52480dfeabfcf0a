import { Role } from '../../../platform/access/actor';
import { memberOf } from '../../../platform/access/allow';
import { countAttempt, forgetAttempts } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { hashPassword, isPassword } from '../../../platform/passwords';
import { recordAudit } from '../../audit/record-audit';
import { USER, User } from '../../users/user.entity';
import { lockAdmins, replacePassword } from '../../users/user.service';
import { PASSWORD_GUESSES } from '../account-limits';
import { confirmAddress } from '../email-links/confirm-email.service';
import { assertPasswordLink, redeemPasswordLink, revokePasswordLinks } from '../email-links/email-token.service';
import { lockOwnSessions } from '../sessions/assert-still-signed-in';
import { endSessions, lockSessions } from '../sessions/session.service';
import { forgetFailures } from '../sessions/sign-in-limit';
import { assertNewPassword } from './credentials';

/**
 * Ends all sessions, so that only the address's owner is left. Confirms the address, and moves a patient's bookings.
 * BAD_REQUEST on `token` or `newPassword`.
 */
export async function resetPassword(ctx: Context, token: string, newPassword: string): Promise<true> {
  assertNewPassword(Role.user, newPassword);
  // Before the expensive hash; repeated under the lock.
  const userId = await assertPasswordLink(ctx.db, { token, now: ctx.now });
  assertNewPassword((await ctx.db.manager.findOneByOrFail(User, { id: userId })).role, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const owner = await ctx.transact(
    async (tx) => {
      // Accounts before sessions, as in manageAccount.
      await lockAdmins(tx);
      await lockSessions(tx, userId);
      const user = await redeemPasswordLink(ctx, tx, token);
      assertNewPassword(user.role, newPassword);
      await endSessions(tx, user.id);
      await recordPasswordChange(ctx, tx, user.id);
      await confirmAddress(ctx, tx, { user, isOwner: true }, { passwordHash, invitedAt: null });
      return user;
    },
    { holdsSession: true },
  );
  await forgetFailures(ctx, owner.email);
  return true;
}

/** Ends the other sessions. BAD_REQUEST on `currentPassword` or `newPassword`; TOO_MANY_REQUESTS. */
export async function changePassword(ctx: Context, currentPassword: string, newPassword: string): Promise<true> {
  const { userId, sessionHash, role } = memberOf(ctx.actor);
  if (!currentPassword) throw invalid('currentPassword', 'La contraseña actual es requerida');
  assertNewPassword(role, newPassword);
  await countAttempt(ctx, PASSWORD_GUESSES, userId);
  const stored = await ctx.db.manager.findOne(User, {
    select: { id: true, passwordHash: true },
    where: { id: userId },
  });
  if (!stored || !(await isPassword(stored.passwordHash, currentPassword))) throw wrongPassword();
  await forgetAttempts(ctx, PASSWORD_GUESSES, userId);
  const passwordHash = await hashPassword(newPassword);
  const change = async (tx: Transaction): Promise<void> => {
    await lockOwnSessions(tx, ctx.actor);
    // It changed after the comparison.
    if (!(await replacePassword(tx, userId, { from: stored.passwordHash, to: passwordHash }))) throw wrongPassword();
    await endSessions(tx, userId, { except: sessionHash });
    await revokePasswordLinks(tx, userId);
    await recordPasswordChange(ctx, tx, userId);
  };
  await ctx.transact(change, { holdsSession: true });
  return true;
}

function wrongPassword(): Error {
  return invalid('currentPassword', 'La contraseña actual no es correcta');
}

async function recordPasswordChange(ctx: Context, tx: Transaction, userId: number): Promise<void> {
  await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: userId, fields: ['password'] });
}
