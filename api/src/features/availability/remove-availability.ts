import type { Transaction } from '../../platform/database/database';
import { AvailabilityEntryEntity } from './availability-entry.entity';
import { BookingRulesEntity } from './booking-rules/booking-rules.entity';
import { UnavailableDateEntity } from './unavailable-date.entity';

/** Deletes a removed professional's week, absences and rules of booking. Returns how many weekly hours there were. */
export async function removeAvailability(tx: Transaction, professionalId: number): Promise<number> {
  await tx.manager.delete(UnavailableDateEntity, { professionalId });
  await tx.manager.delete(BookingRulesEntity, { professionalId });
  const { affected } = await tx.manager.delete(AvailabilityEntryEntity, { professionalId });
  return affected ?? 0;
}
