import type { Context } from '../../../platform/context';
import { requestMail } from '../../../platform/mail/request-mail';
import { User } from '../../users/user.entity';
import { withEmail } from '../../users/user.service';
import { countMailRequest } from '../account-limits';
import { readAddress } from '../passwords/credentials';
import { CONFIRM_EMAIL, PASSWORD_RESET, type AccountMail } from './account-mails';

export function resendConfirmation(ctx: Context, email: string): Promise<true> {
  return requestAccountMail(ctx, CONFIRM_EMAIL, email);
}

export function requestPasswordReset(ctx: Context, email: string): Promise<true> {
  return requestAccountMail(ctx, PASSWORD_RESET, email);
}

/** The same without an account, to reveal nothing. TOO_MANY_REQUESTS. */
async function requestAccountMail(ctx: Context, kind: AccountMail, email: string): Promise<true> {
  const address = readAddress(email);
  await countMailRequest(ctx, kind.name, address);
  await ctx.transact(async (tx) => {
    const user = await tx.manager.findOne(User, { select: { id: true }, where: withEmail(address) });
    await requestMail(tx, kind, { userId: user?.id ?? NOBODY });
  });
  return true;
}

/** No account: the job drops the mail. */
const NOBODY = 0;
