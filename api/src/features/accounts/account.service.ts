import { userIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { requestMail } from '../../platform/mail/request-mail';
import { hashPassword } from '../../platform/passwords';
import { recordAudit } from '../audit/record-audit';
import { USER, User } from '../users/user.entity';
import { countMailRequest, countRegistration } from './account-limits';
import type { RegisterInput } from './account.inputs';
import { readAddress } from './credentials';
import type { EmailConfirmation } from './email-links/email-confirmation.object';
import { CONFIRM_EMAIL, type AccountMail } from './email-links/account-mails';
import { redeemConfirmation, type RedeemedToken } from './email-links/email-token.service';
import { bringWhatIsKept } from './email-links/kept-for-address';
import { statement } from '../../platform/database/statement';

/**
 * Opens a patient's account and has its address asked to be confirmed. Nobody is signed in by it.
 * CONFLICT on `email` when another account has it; of several at once, one wins. TOO_MANY_REQUESTS by source.
 */
export async function register(ctx: Context, { name, email, password }: RegisterInput): Promise<User> {
  await countRegistration(ctx);
  const passwordHash = await hashPassword(password);
  return ctx.transact(async (tx) => {
    const [account] = await tx.rows<{ id: number }>(REGISTER, [name.trim(), email.trim(), passwordHash, ctx.now]);
    if (!account) throw new AppError('CONFLICT', 'Ya existe una cuenta con este correo electrónico', { field: 'email' });
    await recordAudit(ctx, tx, { action: 'created', entity: USER, entityId: account.id });
    await requestMail(tx, CONFIRM_EMAIL, { userId: account.id });
    return tx.manager.findOneByOrFail(User, { id: account.id });
  });
}

/**
 * Uses a mailed token up: the address is confirmed, whoever asks. Appointments booked with it, before and later, come along only
 * in the account's own session: somebody else may have opened the account, and its address's owner pressed the link.
 * BAD_REQUEST on `token`.
 */
export async function confirmEmail(ctx: Context, token: string): Promise<EmailConfirmation> {
  return ctx.transact(async (tx) => {
    const redeemed = await redeemConfirmation(tx, { token, askerId: userIdOf(ctx.actor), now: ctx.now });
    await confirmAddress(ctx, tx, redeemed);
    if (redeemed.isOwner) await releaseBookings(tx, redeemed);
    return { success: true, email: redeemed.email, needsSignIn: redeemed.isPatient && !redeemed.isOwner };
  });
}

/**
 * Notes that an account's address was proved to be read by someone who wants it confirmed; who may not be who opened the
 * account, unless `isOwner`.
 */
export async function confirmAddress(
  ctx: Context,
  tx: Transaction,
  { userId, isOwner }: { userId: number; isOwner: boolean },
): Promise<void> {
  const confirmed = await tx.rows(CONFIRM, [userId, ctx.now, !isOwner]);
  if (confirmed.length === 0) return;
  await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: userId, fields: ['emailConfirmed'] });
}

/**
 * Gives a patient what was, and from now on is, booked with their address without an account. Staff book for others with
 * addresses of their own, so nothing becomes theirs.
 */
export async function releaseBookings(tx: Transaction, { userId, email }: RedeemedToken): Promise<void> {
  const { role } = await tx.manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
  await tx.manager.update(User, { id: userId, bookingsWithheld: true }, { bookingsWithheld: false });
  if (role === 'user') await bringWhatIsKept(tx, { userId, email });
}

/** Has the confirming mail sent again. Answers alike whether or not there is such an account, confirmed or not. */
export function resendConfirmation(ctx: Context, email: string): Promise<true> {
  return requestAccountMail(ctx, CONFIRM_EMAIL, email);
}

/** No account has this id: a mail for it is dropped by its job, like any mail that has become pointless. */
const NOBODY = 0;

/**
 * Asks for a mail to whoever has the address. Somebody or nobody, the same is looked up, counted, queued and answered,
 * in the same time: who has an account here is not told. TOO_MANY_REQUESTS by address and source.
 */
export async function requestAccountMail(ctx: Context, kind: AccountMail, email: string): Promise<true> {
  const address = readAddress(email);
  await countMailRequest(ctx, kind.name, address);
  await ctx.transact(async (tx) => {
    const [account] = await tx.rows<{ id: number }>(ID_BY_ADDRESS, [address]);
    await requestMail(tx, kind, { userId: account?.id ?? NOBODY });
  });
  return true;
}

const REGISTER = statement(
  'accounts.register',
  `INSERT INTO users (name, email, password_hash, role, created_at) VALUES ($1, $2, $3, 'user', $4)
         ON CONFLICT ((lower(email))) DO NOTHING RETURNING id`,
);
const ID_BY_ADDRESS = statement('accounts.id-by-address', 'SELECT id FROM users WHERE lower(email) = lower($1)');
const CONFIRM = statement(
  'accounts.confirm',
  'UPDATE users SET email_confirmed_at = $2, bookings_withheld = $3 WHERE id = $1 AND email_confirmed_at IS NULL RETURNING id',
);
