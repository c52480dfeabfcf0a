import { IsNull, type SelectQueryBuilder } from 'typeorm';

import { hashToken, newToken } from '../../../platform/access/session-token';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { User } from '../../users/user.entity';
import { EmailToken } from './email-token.entity';
import { isAnythingKept } from './kept-for-address';

/** What a mailed link is good for. */
export type EmailTokenPurpose = 'confirm-email' | 'password-reset';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Readonly<Record<EmailTokenPurpose, number>> = { 'confirm-email': 48 * HOUR_MS, 'password-reset': HOUR_MS };

export interface IssuedToken {
  /** 43 characters that may stand in a URL as they are. Only its hash is stored. */
  token: string;
  /** Where to send it. */
  email: string;
}

/**
 * Makes the token of a mail about to be sent; it lives from `now`, 48 hours to confirm an address and one to set a new
 * password. null when there is nothing to send: no such account, a suspended one, or an address that needs no confirming.
 */
export async function issueEmailToken(
  tx: Pick<Transaction, 'manager'>,
  { userId, purpose, now }: { userId: number; purpose: EmailTokenPurpose; now: Date },
): Promise<IssuedToken | null> {
  const user = await tx.manager.findOneBy(User, { id: userId });
  if (!user || user.suspendedAt !== null) return null;
  if (purpose === 'confirm-email' && !(await needsConfirming(tx, user))) return null;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
  await tx.manager.insert(EmailToken, { tokenHash: hashToken(token), userId, purpose, email: user.email, expiresAt });
  return { token, email: user.email };
}

/** Also once it is confirmed: while bookings are withheld from the account, or something that it could have waits for it. */
async function needsConfirming(db: Pick<Transaction, 'manager'>, user: User): Promise<boolean> {
  if (!user.emailConfirmed || user.bookingsWithheld) return true;
  return user.role === 'user' && isAnythingKept(db, user.email);
}

/** A mailed link as somebody follows it. */
interface Link {
  token: string;
  now: Date;
}

/** BAD_REQUEST on `token` unless the link would set a new password now. Uses nothing up; answers whose it is. */
export async function assertResetLink(db: Pick<Transaction, 'manager'>, { token, now }: Link): Promise<number> {
  const link = known(await linkQuery(db, token, 'password-reset').getOne());
  assertInTime(link, now);
  return link.userId;
}

/**
 * Uses a link to set a new password up, and with it the account's others of the kind. Answers the account, whose row is locked.
 * BAD_REQUEST on `token` when it is unknown, used or expired, went to an address that is no longer the account's, or that
 * is suspended.
 */
export async function redeemResetLink(tx: Transaction, { token, now }: Link): Promise<User> {
  const link = await lockedLink(tx, token, 'password-reset');
  assertInTime(link, now);
  const used = await revokeResetLinks(tx, link.userId);
  if (!used.some((hash) => hash.equals(hashToken(token)))) throw unknownLink();
  return link.user;
}

/** Ends the account's links to set a new password, and answers their hashes. The account's row is locked before. */
export async function revokeResetLinks(tx: Transaction, userId: number): Promise<Buffer[]> {
  const links = tx.manager.createQueryBuilder().delete().from(EmailToken).where({ userId, purpose: 'password-reset' });
  const { raw } = (await links.returning('token_hash').execute()) as { raw: { token_hash: Buffer }[] };
  return raw.map((row) => row.token_hash);
}

export interface Confirmation {
  /** Whose address it confirms. The row is locked. */
  user: User;
  /** Whether the account's own session asks: whoever reads the mailbox and whoever opened the account are one. */
  isOwner: boolean;
}

/**
 * Uses a confirming link up for whoever is asking (null: nobody signed in). Without its account's session it confirms
 * once, and a patient's stays for the one use that is left: together with that session. BAD_REQUEST as redeemResetLink.
 */
export async function redeemConfirmation(
  tx: Transaction,
  { token, askerId, now }: Link & { askerId: number | null },
): Promise<Confirmation> {
  const link = await lockedLink(tx, token, 'confirm-email');
  const { tokenHash, user } = link;
  const isOwner = user.id === askerId;
  if (link.usedAt !== null && !isOwner) throw unknownLink();
  assertInTime(link, now);
  const isSpent = isOwner || user.role !== 'user';
  const { affected } = isSpent
    ? await tx.manager.delete(EmailToken, { tokenHash })
    : await tx.manager.update(EmailToken, { tokenHash, usedAt: IsNull() }, { usedAt: now });
  if (affected === 0) throw unknownLink();
  return { user, isOwner };
}

/**
 * A link with its account, whose row is locked. Whatever changes an account locks that row first and its links
 * afterwards, so that two at once take turns and never wait for each other. The link is as it was before this turn: only
 * writing it tells whether somebody used it meanwhile.
 */
async function lockedLink(tx: Transaction, token: string, purpose: EmailTokenPurpose): Promise<EmailToken> {
  return known(await linkQuery(tx, token, purpose).setLock('for_no_key_update', undefined, ['account']).getOne());
}

function linkQuery(db: Pick<Transaction, 'manager'>, token: string, purpose: EmailTokenPurpose): SelectQueryBuilder<EmailToken> {
  const links = db.manager.createQueryBuilder(EmailToken, 'link').innerJoinAndSelect('link.user', 'account');
  return links
    .where({ tokenHash: hashToken(token), purpose })
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
