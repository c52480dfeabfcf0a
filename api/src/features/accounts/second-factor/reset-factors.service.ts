import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { StartupError } from '../../../platform/startup-error';
import { recordAudit } from '../../audit/record-audit';
import { USER, User } from '../../users/user.entity';
import { lockAdmins, withEmail } from '../../users/user.service';
import { assertOthers, lockUser, manageAccount } from '../management/lock-user';
import { endSessions, lockSessions } from '../sessions/session.service';
import { forgetCodes } from './recovery-codes';
import { FACTOR_WORDS, SecondFactor } from './second-factor.entity';
import { SECOND_FACTOR_NEWS } from './second-factor.mail';

/**
 * Ends the sessions and mails the owner. PROOF_REQUIRED: an unlocked computer would open colleagues' accounts.
 * NOT_FOUND; CONFLICT without a factor, and for one's own account.
 */
export async function resetSecondFactor(ctx: Context, id: number): Promise<User> {
  return manageAccount(ctx, id, async (tx) => {
    const user = await lockUser(ctx, tx, id);
    assertOthers(ctx, user, 'La verificación de tu propia cuenta se cambia en Mi cuenta, Seguridad');
    if (!(await takeAway(ctx, tx, user))) {
      throw new AppError('CONFLICT', 'La cuenta no tiene verificación en dos pasos');
    }
    return user;
  });
}

/** For operators. StartupError. */
export async function resetSecondFactorOf(ctx: Context, email: string): Promise<void> {
  await ctx.transact(async (tx) => {
    await lockAdmins(tx);
    const user = await tx.manager.findOne(User, {
      where: withEmail(email.trim()),
      lock: { mode: 'for_no_key_update' },
    });
    if (!user) throw new StartupError('No hay una cuenta con ese correo electrónico.');
    await lockSessions(tx, user.id);
    if (!(await takeAway(ctx, tx, user))) throw new StartupError('La cuenta no tiene verificación en dos pasos.');
  });
}

/** false: none. */
async function takeAway(ctx: Context, tx: Transaction, { id, name }: User): Promise<boolean> {
  const factors = await tx.manager.find(SecondFactor, { where: { userId: id }, order: { id: 'ASC' } });
  if (factors.length === 0) return false;
  await tx.manager.delete(SecondFactor, { userId: id });
  await forgetCodes(tx, id);
  await endSessions(tx, id);
  const from = factors.map(({ kind }) => FACTOR_WORDS[kind]).join(', ');
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: USER,
    entityId: id,
    called: name,
    changes: [{ field: 'secondFactor', from, to: null }],
  });
  await requestMail(tx, SECOND_FACTOR_NEWS, { userId: id, news: 'reset' });
  return true;
}
