import { hashToken, newToken } from '../../../platform/access/session-token';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { statement } from '../../../platform/database/statement';
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
  db: Pick<Transaction, 'manager'>,
  { userId, purpose, now }: { userId: number; purpose: EmailTokenPurpose; now: Date },
): Promise<IssuedToken | null> {
  const user = await db.manager.findOneBy(User, { id: userId });
  if (!user || user.suspendedAt !== null) return null;
  if (purpose === 'confirm-email' && !(await needsConfirming(db, user))) return null;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
  await db.manager.insert(EmailToken, { tokenHash: hashToken(token), userId, purpose, email: user.email, expiresAt });
  return { token, email: user.email };
}

/** Also once it is confirmed: while bookings are withheld from the account, or something that it could have waits for it. */
async function needsConfirming(db: Pick<Transaction, 'manager'>, user: User): Promise<boolean> {
  if (!user.emailConfirmed || user.bookingsWithheld) return true;
  return user.role === 'user' && isAnythingKept(db, user.email);
}

export interface RedeemedToken {
  userId: number;
  /** The address that its bearer reads, and the account's own. */
  email: string;
}

/**
 * Uses a token up, for good once the transaction is. BAD_REQUEST on `token` when it is unknown, used or expired, or
 * went to an address that is no longer the account's.
 */
export async function redeemEmailToken(
  tx: Pick<Transaction, 'rows'>,
  { token, purpose, now }: { token: string; purpose: 'password-reset'; now: Date },
): Promise<RedeemedToken> {
  const [row] = await tx.rows<RedeemedToken & { isExpired: boolean }>(REDEEM, [hashToken(token), purpose, now]);
  assertGood(row);
  return { userId: row.userId, email: row.email };
}

export interface RedeemedConfirmation extends RedeemedToken {
  /** Whether the account's own session asks: whoever reads the mailbox and whoever opened the account are one. */
  isOwner: boolean;
  isPatient: boolean;
}

/**
 * Uses a confirming token up for whoever is asking (null: nobody signed in). Without its account's session it confirms
 * once, and a patient's stays for the one use that is left: together with that session. BAD_REQUEST as redeemEmailToken.
 */
export async function redeemConfirmation(
  tx: Pick<Transaction, 'rows'>,
  { token, askerId, now }: { token: string; askerId: number | null; now: Date },
): Promise<RedeemedConfirmation> {
  const hash = hashToken(token);
  const [found] = await tx.rows<ConfirmationRow>(LOCK_CONFIRMATION, [hash, now]);
  const isOwner = found?.userId === askerId;
  const row = found?.isUsed && !isOwner ? undefined : found;
  assertGood(row);
  const { userId, email, isPatient } = row;
  if (isOwner || !isPatient) await tx.rows(SPEND, [hash]);
  else await tx.rows(MARK_USED, [hash, now]);
  return { userId, email, isPatient, isOwner };
}

type ConfirmationRow = RedeemedToken & { isPatient: boolean; isUsed: boolean; isExpired: boolean };

function assertGood<Row extends { isExpired: boolean }>(row: Row | undefined): asserts row is Row {
  if (!row) throw invalid('token', 'El enlace no es válido, ya se usó o venció. Pide uno nuevo');
  if (row.isExpired) throw invalid('token', 'El enlace venció. Pide uno nuevo');
}

/** Ends the account's links of a purpose, those not yet used. */
export async function revokeEmailTokens(tx: Pick<Transaction, 'rows'>, userId: number, purpose: EmailTokenPurpose): Promise<void> {
  await tx.rows(REVOKE, [userId, purpose]);
}

const REDEEM = statement('accounts.email-token-redeem', `
  DELETE FROM email_tokens AS t USING users AS u
  WHERE t.token_hash = $1 AND t.purpose = $2 AND u.id = t.user_id AND lower(u.email) = lower(t.email)
    AND u.suspended_at IS NULL
  RETURNING u.id AS "userId", u.email, t.expires_at <= $3 AS "isExpired"`);
const LOCK_CONFIRMATION = statement('accounts.email-token-lock-confirmation', `
  SELECT u.id AS "userId", u.email, u.role = 'user' AS "isPatient", t.used_at IS NOT NULL AS "isUsed", t.expires_at <= $2 AS "isExpired"
  FROM email_tokens AS t JOIN users AS u ON u.id = t.user_id AND lower(u.email) = lower(t.email) AND u.suspended_at IS NULL
  WHERE t.token_hash = $1 AND t.purpose = 'confirm-email' FOR UPDATE OF t`);
const SPEND = statement('accounts.email-token-spend', 'DELETE FROM email_tokens WHERE token_hash = $1');
const MARK_USED = statement('accounts.email-token-mark-used', 'UPDATE email_tokens SET used_at = $2 WHERE token_hash = $1');
const REVOKE = statement('accounts.email-token-revoke', 'DELETE FROM email_tokens WHERE user_id = $1 AND purpose = $2');
