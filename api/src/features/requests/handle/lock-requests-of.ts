import type { Transaction } from '../../../platform/database/database';
import { AppointmentRequest } from '../request.entity';

export async function lockRequestsOf(tx: Transaction, patientUserId: number): Promise<void> {
  await tx.manager.find(AppointmentRequest, {
    select: { id: true },
    where: { patientUserId },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}
