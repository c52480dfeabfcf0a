import type { Transaction } from '../../../platform/database/database';
import { AppointmentEntity } from '../appointment.entity';

export async function lockAppointmentsOf(tx: Transaction, patientUserId: number): Promise<void> {
  await tx.manager.find(AppointmentEntity, {
    select: { id: true },
    where: { patientUserId },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}
