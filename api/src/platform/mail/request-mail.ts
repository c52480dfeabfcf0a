import type { Transaction } from '../database/database';
import { enqueue } from '../jobs/enqueue';
import type { MailKind } from './mail-kind';
import { MAIL } from './mail-queue';

/**
 * Asks for a mail within the transaction that gives the reason for it: it leaves within about a second of the commit,
 * or never if that fails. Its text, and any link in it, is made when it is sent: the job looks again, and drops what has
 * become pointless. One statement.
 */
export async function requestMail<Facts extends object>(tx: Pick<Transaction, 'rows'>, kind: MailKind<Facts>, facts: Facts): Promise<void> {
  await enqueue(tx, MAIL, { kind: kind.name, ...facts });
}
