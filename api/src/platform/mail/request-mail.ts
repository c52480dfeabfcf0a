import type { Transaction } from '../database/database';
import { enqueue, enqueueAll } from '../jobs/enqueue';
import { assertRegistered, type MailKind } from './mail-kind';
import { MAIL } from './mail-queue';

/**
 * Asks for a mail within the transaction that gives the reason for it: it leaves within about a second of the commit,
 * or never if that fails. Its text, and any link in it, is made when it is sent: the job looks again, and drops what has
 * become pointless. One statement. Throws for a kind that no feature lists, which the queue could only give up.
 */
export async function requestMail<Facts extends object>(tx: Pick<Transaction, 'rows'>, kind: MailKind<Facts>, facts: Facts): Promise<void> {
  assertRegistered(kind);
  await enqueue(tx, MAIL, { kind: kind.name, ...facts });
}

/** The same mail of several things, in one statement. */
export async function requestMails<Facts extends object>(
  tx: Pick<Transaction, 'rows'>,
  kind: MailKind<Facts>,
  each: readonly Facts[],
): Promise<void> {
  assertRegistered(kind);
  await enqueueAll(tx, MAIL, each.map((facts) => ({ kind: kind.name, ...facts })));
}
