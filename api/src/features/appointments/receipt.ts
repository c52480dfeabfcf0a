import { createHmac, timingSafeEqual } from 'node:crypto';

import { secretKey } from '../../platform/access/secret';
import type { Transaction } from '../../platform/database/database';
import { AppointmentEntity } from './appointment.entity';
import { isCancelToken } from './cancel-token';
import { NEW } from './shown-appointment';

type Reader = Pick<Transaction, 'manager'>;

/** Proves that the bearer booked or reads the mailbox. Void once the clinic changes the address. */
export async function receiptOf(db: Reader, appointmentId: string): Promise<string> {
  return receiptAt(db, appointmentId, await addressVersionOf(db, appointmentId));
}

export async function receiptAt(db: Reader, appointmentId: string, addressVersion: number): Promise<string> {
  return (await signature(db, 'receipt', appointmentId, addressVersion)).toString('base64url');
}

/** Proves that the bearer booked: no mail has it. */
export async function correctionTokenOf(db: Reader, appointmentId: string): Promise<string> {
  return (await signature(db, 'correct-email', appointmentId, NEW)).toString('base64url');
}

export async function isCorrectionToken(db: Reader, appointmentId: string, given: string): Promise<boolean> {
  return isSame(await signature(db, 'correct-email', appointmentId, NEW), given);
}

/** Older mails have the cancel link's token. */
export async function isReceipt(db: Reader, appointmentId: string, given: string): Promise<boolean> {
  const expected = await signature(db, 'receipt', appointmentId, await addressVersionOf(db, appointmentId));
  return isSame(expected, given) || isCancelToken(db, appointmentId, given);
}

export async function addressVersionOf({ manager }: Reader, id: string): Promise<number> {
  const select = { id: true, patientEmailVersion: true } as const;
  const { patientEmailVersion } = await manager.findOneOrFail(AppointmentEntity, { select, where: { id } });
  return patientEmailVersion;
}

function isSame(expected: Buffer, given: string): boolean {
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

type Label = 'receipt' | 'correct-email';

async function signature(db: Reader, label: Label, id: string, addressVersion: number): Promise<Buffer> {
  const key = await secretKey(db, 'cancel-link');
  return createHmac('sha256', key).update(`${label} ${id.toLowerCase()} ${addressVersion}`).digest();
}
