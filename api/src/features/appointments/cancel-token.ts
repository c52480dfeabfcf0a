import { createHmac, timingSafeEqual } from 'node:crypto';

import { secretKey } from '../../platform/access/secret';
import type { Transaction } from '../../platform/database/database';
import { AppointmentEntity } from './appointment.entity';

type Reader = Pick<Transaction, 'manager'>;

/** Proves access to the mailbox. Void once the address changes. */
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
  const { id, patientEmailVersion } = await db.manager.findOneOrFail(AppointmentEntity, {
    select: { id: true, patientEmailVersion: true },
    where: { id: appointmentId },
  });
  // Links of earlier releases have no version.
  const address = patientEmailVersion === 1 ? '' : ` ${patientEmailVersion}`;
  return createHmac('sha256', key).update(`cancel ${id}${address}`).digest();
}
