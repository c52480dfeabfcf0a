import type { Context } from '../context';
import type { Transaction } from '../database/database';
import { enqueue } from '../jobs/enqueue';

export type AccountMailKind = 'confirm-email' | 'password-reset';
export type AppointmentMailKind =
  | 'appointment-received'
  | 'appointment-confirmed'
  | 'appointment-moved'
  | 'appointment-cancelled'
  | 'appointment-reminder';

/** What a mail is about. Its text, and any link in it, is made when it is sent. */
export type MailRequest =
  | { kind: AccountMailKind; userId: number }
  | { kind: AppointmentMailKind; appointmentId: string };

/**
 * Asks for a mail within the transaction that gives the reason for it: it leaves within about a second of the commit,
 * or never if that fails. The job looks again before it sends, and drops what has become pointless.
 * One statement. An appointment's change of status or time also raises its `sequence`, in the same transaction.
 */
export async function requestMail(_ctx: Context, tx: Pick<Transaction, 'rows'>, request: MailRequest): Promise<void> {
  await enqueue(tx, 'mail', request);
}
