import { In, IsNull, type SelectQueryBuilder } from 'typeorm';

import { userIdOf } from '../../../platform/access/actor';
import { hashToken, newToken } from '../../../platform/access/session-token';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { User } from '../../users/user.entity';
import { lockRowsOf } from '../management/rows-of-account';
import { EmailToken } from './email-token.entity';
import { isAnythingKept } from './kept-for-address';

export type EmailTokenPurpose = 'confirm-email' | PasswordPurpose;
type PasswordPurpose = (typeof PASSWORD_PURPOSES)[number];

const PASSWORD_PURPOSES = ['invitation', 'password-reset'] as const;

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Readonly<Record<EmailTokenPurpose, number>> = {
  'confirm-email': 48 * HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
  'password-reset': HOUR_MS,
};

export interface AccountLink {
  userId: number;
  /** An invitation's request, ISO. */
  invitedAt?: string | undefined;
}

export interface IssuedToken {
  /** 43 URL-safe characters; stored as a hash. */
  token: string;
  email: string;
  name: string;
}

/** null: the account is gone, suspended, needs no link, or has a later invitation. */
export async function issueEmailToken(
  tx: Transaction,
  { userId, purpose, now, invitedAt }: AccountLink & { purpose: EmailTokenPurpose; now: Date },
): Promise<IssuedToken | null> {
  // Until the insert, the account can't be deleted.
  const user = await tx.manager.findOne(User, { where: { id: userId }, lock: { mode: 'for_key_share' } });
  if (!user || user.suspendedAt !== null) return null;
  if (purpose === 'confirm-email' && !(await needsConfirming(tx, user))) return null;
  if (purpose === 'invitation' && (user.invitedAt === null || isOutdated(user.invitedAt, invitedAt))) return null;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
  await tx.manager.insert(EmailToken, { tokenHash: hashToken(token), userId, purpose, email: user.email, expiresAt });
  return { token, email: user.email, name: user.name };
}

/** Two late mails would carry two valid links. */
function isOutdated(latest: Date, asked: string | undefined): boolean {
  return asked !== undefined && asked !== latest.toISOString();
}

/** Includes accounts with withheld bookings. Invitations confirm the address themselves. */
async function needsConfirming(db: Pick<Transaction, 'manager'>, user: User): Promise<boolean> {
  if (user.invitedAt !== null) return false;
  if (!user.emailConfirmed || user.bookingsWithheld) return true;
  return user.role === 'user' && isAnythingKept(db, user.email);
}

interface Link {
  token: string;
  now: Date;
}

/** Leaves it unused. BAD_REQUEST on `token`. */
export async function assertPasswordLink(db: Pick<Transaction, 'manager'>, { token, now }: Link): Promise<number> {
  const link = known(await linkQuery(db, token, PASSWORD_PURPOSES).getOne());
  assertInTime(link, now);
  return link.userId;
}

/**
 * The account is locked. BAD_REQUEST on `token` when unknown, used, expired, for a former address or of a suspended
 * account.
 */
export async function redeemPasswordLink(ctx: Context, tx: Transaction, token: string): Promise<User> {
  const link = await lockedLink(ctx, tx, token, PASSWORD_PURPOSES);
  assertInTime(link, ctx.now);
  const used = await revokePasswordLinks(tx, link.userId);
  if (!used.some((hash) => hash.equals(hashToken(token)))) throw unknownLink();
  return link.user;
}

/** Returns the hashes. Lock the account first. */
export async function revokePasswordLinks(tx: Transaction, userId: number): Promise<Buffer[]> {
  const purpose = In(PASSWORD_PURPOSES);
  const links = tx.manager.createQueryBuilder().delete().from(EmailToken).where({ userId, purpose });
  const { raw } = (await links.returning('token_hash').execute()) as { raw: { token_hash: Buffer }[] };
  return raw.map((row) => row.token_hash);
}

export interface Confirmation {
  /** Locked. */
  user: User;
  /** The request came in the account's own session. */
  isOwner: boolean;
}

/** Once; a patient's once more, in the account's session. BAD_REQUEST as in redeemPasswordLink. */
export async function redeemConfirmation(ctx: Context, tx: Transaction, token: string): Promise<Confirmation> {
  const { now } = ctx;
  const link = await lockedLink(ctx, tx, token, ['confirm-email']);
  const { tokenHash, user } = link;
  const isOwner = user.id === userIdOf(ctx.actor);
  if (link.usedAt !== null && !isOwner) throw unknownLink();
  assertInTime(link, now);
  const isSpent = isOwner || user.role !== 'user';
  const { affected } = isSpent
    ? await tx.manager.delete(EmailToken, { tokenHash })
    : await tx.manager.update(EmailToken, { tokenHash, usedAt: IsNull() }, { usedAt: now });
  if (affected === 0) throw unknownLink();
  return { user, isOwner };
}

/** Rows before the account (ADR 1). A concurrent request may have used the link. */
async function lockedLink(
  ctx: Context,
  tx: Transaction,
  token: string,
  purposes: readonly EmailTokenPurpose[],
): Promise<EmailToken> {
  const { userId, email } = known(await linkQuery(tx, token, purposes).getOne());
  await lockRowsOf(ctx, tx, [{ id: userId, email }]);
  return known(await linkQuery(tx, token, purposes).setLock('for_no_key_update', undefined, ['account']).getOne());
}

function linkQuery(
  db: Pick<Transaction, 'manager'>,
  token: string,
  purposes: readonly EmailTokenPurpose[],
): SelectQueryBuilder<EmailToken> {
  const links = db.manager.createQueryBuilder(EmailToken, 'link').innerJoinAndSelect('link.user', 'account');
  return links
    .where({ tokenHash: hashToken(token), purpose: In(purposes) })
    .andWhere('lower(account.email) = lower(link.email) AND account.suspendedAt IS NULL');
}

function known(link: EmailToken | null): EmailToken {
  if (!link) throw unknownLink();
  return link;
}

function assertInTime({ expiresAt }: EmailToken, now: Date): void {
  if (expiresAt <= now) throw invalid('token', 'El enlace venció. Pedí uno nuevo');
}

function unknownLink(): Error {
  return invalid('token', 'El enlace no es válido, ya se usó o venció. Pedí uno nuevo');
}
