import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors/app-error';
import { requestMail } from '../../platform/mail/request-mail';
import { hashPassword } from '../../platform/passwords';
import { User } from '../users/user.entity';
import { withEmail } from '../users/user.service';
import { countMailRequest, countRegistration } from './account-limits';
import type { RegisterInput } from './account.inputs';
import { PASSWORD_RESET } from './email-links/account-mails';
import { openAccount, openInvitedAccount, unknownPassword } from './keep-account';
import { readAddress } from './passwords/credentials';
import { CONCEAL_ACCOUNTS } from './sessions/session.service';

/**
 * Opens no session. Concealed accounts: the same for known addresses. CONFLICT on `email` when taken;
 * TOO_MANY_REQUESTS.
 */
export async function register(ctx: Context, { name, email, password }: RegisterInput): Promise<User> {
  await countRegistration(ctx);
  if (CONCEAL_ACCOUNTS.of(ctx)) return registerConcealed(ctx, { name, email });
  const passwordHash = await hashPassword(password);
  return ctx.transact(async (tx) => {
    const id = await openAccount(ctx, tx, { name, email, passwordHash, role: 'user' });
    return tx.manager.findOneByOrFail(User, { id });
  });
}

/** Mails the same link for known addresses. Drops the typed password: a sign-in with it would reveal a new account. */
async function registerConcealed(ctx: Context, { name, email }: Pick<RegisterInput, 'name' | 'email'>): Promise<User> {
  const address = readAddress(email);
  await countMailRequest(ctx, 'register', address);
  const passwordHash = await unknownPassword();
  await ctx.transact(async (tx) => {
    const known = () => tx.manager.findOne(User, { select: { id: true }, where: withEmail(address) });
    const remind = ({ id: userId }: Pick<User, 'id'>) => requestMail(tx, PASSWORD_RESET, { userId });
    const account = await known();
    if (account) return remind(account);
    try {
      await openInvitedAccount(ctx, tx, { name, email: address, passwordHash, role: 'user' });
    } catch (error) {
      // A CONFLICT would reveal a new account.
      const opened = isConflict(error) ? await known() : null;
      if (!opened) throw error;
      await remind(opened);
    }
  });
  return ctx.db.manager.create(User, {
    id: 0,
    name: name.trim(),
    email: address,
    role: 'user',
    createdAt: ctx.now,
    version: 1,
  });
}

function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CONFLICT';
}
