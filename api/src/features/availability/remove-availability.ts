import type { Transaction } from '../../platform/database/database';
import { AvailabilityEntryEntity } from './availability-entry.entity';
import { UnavailableDateEntity } from './unavailable-date.entity';

/** Deletes a removed professional's week and unavailable dates. Returns how many weekly hours there were. */
export async function removeAvailability(tx: Transaction, professionalId: number): Promise<number> {
  await tx.manager.delete(UnavailableDateEntity, { professionalId });
  const { affected } = await tx.manager.delete(AvailabilityEntryEntity, { professionalId });
  return affected ?? 0;
}
