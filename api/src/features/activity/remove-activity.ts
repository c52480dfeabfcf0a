import type { Transaction } from '../../platform/database/database';
import { ActivityLogEntry } from './activity-log-entry.entity';

/** Of a professional who goes: what the log says about them. Answers how many entries that were. */
export async function removeActivity(tx: Transaction, professionalId: number): Promise<number> {
  const { affected } = await tx.manager.delete(ActivityLogEntry, { professionalId });
  return affected ?? 0;
}
