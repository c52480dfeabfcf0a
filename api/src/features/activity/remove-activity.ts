import type { Transaction } from '../../platform/database/database';
import { ActivityLogEntry } from './activity-log-entry.entity';

/** Returns the number of entries. */
export async function removeActivity(tx: Transaction, professionalId: number): Promise<number> {
  const { affected } = await tx.manager.delete(ActivityLogEntry, { professionalId });
  return affected ?? 0;
}
