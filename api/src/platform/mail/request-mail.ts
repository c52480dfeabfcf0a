import type { Transaction } from '../database/database';
import { enqueue, enqueueAll } from '../jobs/enqueue';
import { assertRegistered, type MailKind } from './mail-kind';
import { MAIL } from './mail-queue';

/** Sent after commit. Throws for an unregistered kind. */
export async function requestMail<Facts extends object>(
  tx: Pick<Transaction, 'rows'>,
  kind: MailKind<Facts>,
  facts: Facts,
): Promise<void> {
  assertRegistered(kind);
  await enqueue(tx, MAIL, { kind: kind.name, ...facts });
}

export async function requestMails<Facts extends object>(
  tx: Pick<Transaction, 'rows'>,
  kind: MailKind<Facts>,
  each: readonly Facts[],
): Promise<void> {
  assertRegistered(kind);
  await enqueueAll(
    tx,
    MAIL,
    each.map((facts) => ({ kind: kind.name, ...facts })),
  );
}
