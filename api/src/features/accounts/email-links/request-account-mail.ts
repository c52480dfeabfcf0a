import type { Context } from '../../../platform/context';
import { requestMail } from '../../../platform/mail/request-mail';
import { User } from '../../users/user.entity';
import { withEmail } from '../../users/user.service';
import { countMailRequest } from '../account-limits';
import { readAddress } from '../passwords/credentials';
import { CONFIRM_EMAIL, PASSWORD_RESET, type AccountMail } from './account-mails';

/** Has the confirming mail sent again. Answers alike whether or not there is such an account, confirmed or not. */
export function resendConfirmation(ctx: Context, email: string): Promise<true> {
  return requestAccountMail(ctx, CONFIRM_EMAIL, email);
}

/** Has a link to set a new password sent. Answers alike whether or not there is such an account. */
export function requestPasswordReset(ctx: Context, email: string): Promise<true> {
  return requestAccountMail(ctx, PASSWORD_RESET, email);
}

/**
 * Asks for a mail to whoever has the address. Somebody or nobody, the same is looked up, counted, queued and answered,
 * in the same time: who has an account here is not told. TOO_MANY_REQUESTS by address and source.
 */
async function requestAccountMail(ctx: Context, kind: AccountMail, email: string): Promise<true> {
  const address = readAddress(email);
  await countMailRequest(ctx, kind.name, address);
  await ctx.transact(async (tx) => {
    const user = await tx.manager.findOne(User, { select: { id: true }, where: withEmail(address) });
    await requestMail(tx, kind, { userId: user?.id ?? NOBODY });
  });
  return true;
}

/** No account has this id: a mail for it is dropped by its job, like any mail that has become pointless. */
const NOBODY = 0;
