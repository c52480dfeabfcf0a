import { createHmac, timingSafeEqual } from 'node:crypto';

import { secretKey } from '../../platform/access/secret';
import type { Transaction } from '../../platform/database/database';
import type { AppointmentRequest } from './request.entity';

type Reader = Pick<Transaction, 'manager'>;
type Sent = Pick<AppointmentRequest, 'id' | 'patientEmail'>;

/** Proves that its bearer sent the request or reads its mailbox, hence may read it. Bound to the address. */
export async function requestReceiptOf(db: Reader, request: Sent): Promise<string> {
  return (await signature(db, request)).toString('base64url');
}

export async function isRequestReceipt(db: Reader, request: Sent, given: string): Promise<boolean> {
  const bytes = Buffer.from(given, 'base64url');
  const expected = await signature(db, request);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

async function signature(db: Reader, { id, patientEmail }: Sent): Promise<Buffer> {
  const key = await secretKey(db, 'cancel-link');
  return createHmac('sha256', key).update(`request receipt ${id} ${patientEmail}`).digest();
}
