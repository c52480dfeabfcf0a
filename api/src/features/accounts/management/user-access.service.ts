import type { Role } from '../../../platform/access/actor';
import { memberOf } from '../../../platform/access/allow';
import { assertProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { isForeignKeyViolation } from '../../../platform/errors/database-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { hashPassword } from '../../../platform/passwords';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { USER, User } from '../../users/user.entity';
import { removeUser, updateUser } from '../../users/user.service';
import { revokePasswordLinks } from '../email-links/email-token.service';
import { newPasswordFault } from '../passwords/credentials';
import { endSessions } from '../sessions/session.service';
import { forgetFailures } from '../sessions/sign-in-limit';
import { assertDirectionStays, assertOthers, lockUser, manageAccount } from './lock-user';
import { PASSWORD_CHANGED } from './password-changed.mail';
import { ENDS_WITH_ACCOUNT, LEAVES_ADMINISTRATION, lockRowsOf, stopAttending } from './rows-of-account';

/**
 * Mails the owner. Ends reset links and other sessions. NOT_FOUND; BAD_REQUEST on `newPassword`; CONFLICT for an
 * invited account.
 */
export async function setUserPassword(ctx: Context, id: number, newPassword: string): Promise<true> {
  const { sessionHash } = memberOf(ctx.actor);
  // Before the expensive hash; repeated under the lock.
  const known = await ctx.db.manager.findOneBy(User, { id });
  assertPassword(known?.role ?? 'user', newPassword);
  const passwordHash = await hashPassword(newPassword);
  const { email } = await manageAccount(ctx, id, async (tx) => {
    const user = await lockUser(ctx, tx, id);
    if (user.invited)
      throw new AppError('CONFLICT', 'Su contraseña se elige con la invitación: podés enviarla otra vez');
    assertPassword(user.role, newPassword);
    await updateUser(tx, id, { passwordHash });
    await endSessions(tx, id, { except: sessionHash });
    await revokePasswordLinks(tx, id);
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: USER,
      entityId: id,
      called: user.name,
      fields: ['password'],
    });
    await requestMail(tx, PASSWORD_CHANGED, { userId: id });
    return user;
  });
  await forgetFailures(ctx, email);
  return true;
}

function assertPassword(role: Role, password: string): void {
  const fault = newPasswordFault(role, password);
  if (fault !== null) throw invalid('newPassword', fault);
}

/**
 * Hides a professional and withdraws their offers; bookings stay. Idempotent. NOT_FOUND; CONFLICT for the caller's own, and
 * for the last account with all permissions.
 */
export function suspendUser(ctx: Context, id: number): Promise<User> {
  return setSuspension(ctx, id, ctx.now);
}

/** Idempotent. NOT_FOUND; PROOF_REQUIRED for staff. */
export function reactivateUser(ctx: Context, id: number): Promise<User> {
  return setSuspension(ctx, id, null);
}

async function setSuspension(ctx: Context, id: number, suspendedAt: Date | null): Promise<User> {
  return manageAccount(ctx, id, async (tx, admins) => {
    if (suspendedAt !== null) await stopAttending(ctx, tx, id);
    const user = await lockUser(ctx, tx, id);
    assertOthers(ctx, user, 'No podés suspender tu propia cuenta');
    if (user.suspended === (suspendedAt !== null)) return user;
    if (suspendedAt === null && user.role !== 'user') await assertProof(ctx, tx);
    if (suspendedAt !== null) assertDirectionStays(admins, user);
    // A trigger ends the sessions.
    await updateUser(tx, id, { suspendedAt });
    const changes = changesBetween(USER, user, { suspended: suspendedAt !== null });
    await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: id, called: user.name, changes });
    return Object.assign(user, { suspendedAt });
  });
}

/**
 * Appointments keep the patient's name and e-mail. NOT_FOUND; CONFLICT for the caller's own, or with a professional
 * profile.
 */
export async function deleteUser(ctx: Context, id: number): Promise<true> {
  await refusingProfessional(
    manageAccount(ctx, id, async (tx, admins) => {
      await lockRowsOf(ctx, tx, await tx.manager.findBy(User, { id }));
      for (const end of ENDS_WITH_ACCOUNT.parts) await end(ctx, tx, id);
      const user = await lockUser(ctx, tx, id);
      assertOthers(ctx, user, 'No podés eliminar tu propia cuenta');
      assertDirectionStays(admins, user);
      for (const leave of LEAVES_ADMINISTRATION.parts) await leave(tx, id);
      await removeAccount(ctx, tx, id);
    }),
  );
  return true;
}

/** Once the account is locked, and its rows have ended. */
export async function removeAccount(ctx: Context, tx: Transaction, id: number): Promise<void> {
  await removeUser(tx, id);
  await recordAudit(ctx, tx, { action: 'deleted', entity: USER, entityId: id });
}

async function refusingProfessional(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError('CONFLICT', 'Tiene un perfil profesional. Eliminalo en Profesionales, o suspendé la cuenta');
  }
}
