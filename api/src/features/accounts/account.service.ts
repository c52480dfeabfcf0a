import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors/app-error';
import { requestMail } from '../../platform/mail/request-mail';
import { hashPassword } from '../../platform/passwords';
import { recordAudit } from '../audit/record-audit';
import { USER, User } from '../users/user.entity';
import { addUser } from '../users/user.service';
import { countRegistration } from './account-limits';
import type { RegisterInput } from './account.inputs';
import { CONFIRM_EMAIL } from './email-links/account-mails';

/**
 * Opens a patient's account and has its address asked to be confirmed. Nobody is signed in by it.
 * CONFLICT on `email` when another account has it; of several at once, one wins. TOO_MANY_REQUESTS by source.
 */
export async function register(ctx: Context, { name, email, password }: RegisterInput): Promise<User> {
  await countRegistration(ctx);
  const passwordHash = await hashPassword(password);
  return ctx.transact(async (tx) => {
    const id = await addUser(tx, { name, email, passwordHash, role: 'user', emailConfirmedAt: null, createdAt: ctx.now });
    if (id === null) throw new AppError('CONFLICT', 'Ya existe una cuenta con este correo electrónico', { field: 'email' });
    await recordAudit(ctx, tx, { action: 'created', entity: USER, entityId: id });
    await requestMail(tx, CONFIRM_EMAIL, { userId: id });
    return tx.manager.findOneByOrFail(User, { id });
  });
}
