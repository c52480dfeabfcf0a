import type { Context } from '../../platform/context';
import { hashPassword } from '../../platform/passwords';
import { User } from '../users/user.entity';
import { countRegistration } from './account-limits';
import type { RegisterInput } from './account.inputs';
import { openAccount } from './keep-account';

/**
 * Opens a patient's account, without signing in. CONFLICT on `email` when the address is taken, TOO_MANY_REQUESTS by
 * source.
 */
export async function register(ctx: Context, { name, email, password }: RegisterInput): Promise<User> {
  await countRegistration(ctx);
  const passwordHash = await hashPassword(password);
  return ctx.transact(async (tx) => {
    const id = await openAccount(ctx, tx, { name, email, passwordHash, role: 'user' });
    return tx.manager.findOneByOrFail(User, { id });
  });
}
