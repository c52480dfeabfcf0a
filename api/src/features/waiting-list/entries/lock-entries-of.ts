import type { Transaction } from '../../../platform/database/database';
import { WaitingListEntryEntity } from './entry.entity';

export async function lockEntriesOf(tx: Transaction, patientUserId: number): Promise<void> {
  await tx.manager.find(WaitingListEntryEntity, {
    select: { id: true },
    where: { patientUserId },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}
