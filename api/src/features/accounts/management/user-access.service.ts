import { memberOf } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { isForeignKeyViolation } from '../../../platform/errors/database-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { hashPassword } from '../../../platform/passwords';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { USER, User } from '../../users/user.entity';
import { removeUser, updateUser } from '../../users/user.service';
import { revokeResetLinks } from '../email-links/email-token.service';
import { passwordFault } from '../passwords/credentials';
import { endSessions } from '../sessions/session.service';
import { forgetFailures } from '../sessions/sign-in-limit';
import { assertOthers, lockUser, manageAccount } from './lock-user';
import { PASSWORD_CHANGED } from './password-changed.mail';
import { lockRowsOf } from './rows-of-account';

/**
 * Sets another password, and tells the account's address so. Its sessions and its links to set one end; the administrator's
 * own, at their own account, goes on. NOT_FOUND; BAD_REQUEST on `newPassword`.
 */
export async function setUserPassword(ctx: Context, id: number, newPassword: string): Promise<true> {
  const { sessionHash } = memberOf(ctx.actor);
  const fault = passwordFault(newPassword);
  if (fault !== null) throw invalid('newPassword', fault);
  const passwordHash = await hashPassword(newPassword);
  const { email } = await manageAccount(ctx, id, async (tx) => {
    const user = await lockUser(tx, id);
    await updateUser(tx, id, { passwordHash });
    await endSessions(tx, id, { except: sessionHash });
    await revokeResetLinks(tx, id);
    await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: id, called: user.name, fields: ['password'] });
    await requestMail(tx, PASSWORD_CHANGED, { userId: id });
    return user;
  });
  await forgetFailures(ctx, email);
  return true;
}

/**
 * Keeps somebody from signing in: their sessions end at once, and the public is not offered a professional. What is booked
 * stays. Nothing happens to one who is suspended already. NOT_FOUND; CONFLICT for one's own account.
 */
export function suspendUser(ctx: Context, id: number): Promise<User> {
  return setSuspension(ctx, id, ctx.now);
}

/** Lets somebody sign in again. Nothing happens to one who is not suspended. NOT_FOUND. */
export function reactivateUser(ctx: Context, id: number): Promise<User> {
  return setSuspension(ctx, id, null);
}

async function setSuspension(ctx: Context, id: number, suspendedAt: Date | null): Promise<User> {
  return manageAccount(ctx, id, async (tx) => {
    const user = await lockUser(tx, id);
    assertOthers(ctx, user, 'No podés suspender tu propia cuenta');
    if (user.suspended === (suspendedAt !== null)) return user;
    // The database ends the sessions with it.
    await updateUser(tx, id, { suspendedAt });
    const changes = changesBetween(USER, user, { suspended: suspendedAt !== null });
    await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: id, called: user.name, changes });
    return Object.assign(user, { suspendedAt });
  });
}

/**
 * Removes an account for good, with its sessions, links and picture. Its appointments stay, past ones and those to come,
 * with the patient's name and e-mail. NOT_FOUND; CONFLICT for one's own account and for one with a professional profile.
 */
export async function deleteUser(ctx: Context, id: number): Promise<true> {
  await refusingProfessional(
    manageAccount(ctx, id, async (tx) => {
      await lockRowsOf(tx, id);
      const user = await lockUser(tx, id);
      assertOthers(ctx, user, 'No podés eliminar tu propia cuenta');
      await removeUser(tx, id);
      await recordAudit(ctx, tx, { action: 'deleted', entity: USER, entityId: id });
    }),
  );
  return true;
}

/** Only professional profiles hold on to their account. */
async function refusingProfessional(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError('CONFLICT', 'Tiene un perfil profesional. Eliminalo en Profesionales, o suspendé la cuenta');
  }
}
