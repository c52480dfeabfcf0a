import { createHmac, timingSafeEqual } from 'node:crypto';

import { secretKey } from '../../platform/access/secret';
import type { Transaction } from '../../platform/database/database';

/** The transaction that is under way, so that nobody needs a second connection. */
type Reader = Pick<Transaction, 'manager'>;

/**
 * Signs the link by which a guest cancels: who has it reads the mailbox that the appointment was booked with.
 * For that one appointment, as long as it may be cancelled at all.
 */
export async function cancelTokenOf(db: Reader, appointmentId: string): Promise<string> {
  return (await signature(db, appointmentId)).toString('base64url');
}

export async function isCancelToken(db: Reader, appointmentId: string, token: string): Promise<boolean> {
  const expected = await signature(db, appointmentId);
  const given = Buffer.from(token, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function signature(db: Reader, appointmentId: string): Promise<Buffer> {
  const key = await secretKey(db, 'cancel-link');
  return createHmac('sha256', key).update(`cancel ${appointmentId.toLowerCase()}`).digest();
}
