import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

/** The transaction that is under way, so that nobody needs a second connection. */
type Reader = Pick<Transaction, 'rows'>;

/**
 * Signs the link by which a guest cancels: who has it reads the mailbox that the appointment was booked with.
 * For that one appointment, as long as it may be cancelled at all.
 */
export async function cancelTokenOf(db: Reader, appointmentId: string): Promise<string> {
  return signature(await cancelKey(db), appointmentId).toString('base64url');
}

export async function isCancelToken(db: Reader, appointmentId: string, token: string): Promise<boolean> {
  const expected = signature(await cancelKey(db), appointmentId);
  const given = Buffer.from(token, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(key: Buffer, appointmentId: string): Buffer {
  return createHmac('sha256', key).update(`cancel ${appointmentId.toLowerCase()}`).digest();
}

async function cancelKey(db: Reader): Promise<Buffer> {
  const [row] = await db.rows<{ key: Buffer }>(KEY, []);
  if (!row) throw new Error('The key of cancel links is missing');
  return row.key;
}

const KEY = statement('appointments.secret-cancel-link', `SELECT key FROM secrets WHERE name = 'cancel-link'`);
