import type { Transaction } from '../../platform/database/database';
import { AvailabilityEntryEntity } from './availability-entry.entity';
import { UnavailableDateEntity } from './unavailable-date.entity';

/** For a professional who is removed. Returns how many weekly hours were deleted. */
export async function removeAvailability(tx: Transaction, professionalId: number): Promise<number> {
  await tx.manager.delete(UnavailableDateEntity, { professionalId });
  const { affected } = await tx.manager.delete(AvailabilityEntryEntity, { professionalId });
  return affected ?? 0;
}
