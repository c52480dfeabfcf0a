import { createHmac, timingSafeEqual } from 'node:crypto';

import { secretKey } from '../../platform/access/secret';
import type { Transaction } from '../../platform/database/database';
import { AppointmentEntity } from './appointment.entity';
import { isCancelToken } from './cancel-token';

type Reader = Pick<Transaction, 'manager'>;

/** Proves that the bearer booked or reads the mailbox. Void once the clinic changes the address. */
export async function receiptOf(db: Reader, appointmentId: string): Promise<string> {
  return receiptAt(db, appointmentId, await addressVersionOf(db, appointmentId));
}

export async function receiptAt(db: Reader, appointmentId: string, addressVersion: number): Promise<string> {
  return (await signature(db, appointmentId, addressVersion)).toString('base64url');
}

/** Older mails have the cancel link's token. */
export async function isReceipt(db: Reader, appointmentId: string, given: string): Promise<boolean> {
  const bytes = Buffer.from(given, 'base64url');
  const expected = await signature(db, appointmentId, await addressVersionOf(db, appointmentId));
  const isIts = bytes.length === expected.length && timingSafeEqual(bytes, expected);
  return isIts || isCancelToken(db, appointmentId, given);
}

export async function addressVersionOf({ manager }: Reader, id: string): Promise<number> {
  const select = { id: true, patientEmailVersion: true } as const;
  const { patientEmailVersion } = await manager.findOneOrFail(AppointmentEntity, { select, where: { id } });
  return patientEmailVersion;
}

async function signature(db: Reader, id: string, addressVersion: number): Promise<Buffer> {
  const key = await secretKey(db, 'cancel-link');
  return createHmac('sha256', key).update(`receipt ${id.toLowerCase()} ${addressVersion}`).digest();
}
