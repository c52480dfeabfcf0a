import { createHmac, timingSafeEqual } from 'node:crypto';

import { secretKey } from '../../platform/access/secret';
import type { Transaction } from '../../platform/database/database';
import { AppointmentEntity } from './appointment.entity';

type Reader = Pick<Transaction, 'manager'>;

type Addressed = Pick<AppointmentEntity, 'id' | 'patientEmailVersion'>;

/** Proves access to the mailbox. Void once the address changes. */
export async function cancelTokenOf(db: Reader, appointment: Addressed): Promise<string> {
  return (await signature(db, appointment)).toString('base64url');
}

export async function isCancelToken(db: Reader, appointmentId: string, token: string): Promise<boolean> {
  const appointment = await db.manager.findOneOrFail(AppointmentEntity, {
    select: { id: true, patientEmailVersion: true },
    where: { id: appointmentId },
  });
  const expected = await signature(db, appointment);
  const given = Buffer.from(token, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function signature(db: Reader, { id, patientEmailVersion }: Addressed): Promise<Buffer> {
  const key = await secretKey(db, 'cancel-link');
  // Links of earlier releases have no version.
  const address = patientEmailVersion === 1 ? '' : ` ${patientEmailVersion}`;
  return createHmac('sha256', key).update(`cancel ${id}${address}`).digest();
}
