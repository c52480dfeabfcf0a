import { totalRentals } from '../../../domain/rental-totals';
import type { RoomBooking } from '../room-booking.object';
import type { AppliedRule } from './rental-config.object';

/** One rental, or several of equal cost. */
export type PricedTime = Pick<
  RoomBooking,
  'minutes' | 'baseCost' | 'finalCost' | 'discountRule' | 'discountMinHours' | 'discountPercentage'
>;

/** Amounts: decimal text. */
export interface RentalCost {
  totalHours: number;
  baseCost: string;
  discountAmount: string;
  finalCost: string;
  /** Average before discounts. */
  hourlyRate: string;
  discountPercentage: number;
  /** Fewest hours first. */
  appliedRules: AppliedRule[];
}

/** Sums booked and unbooked rentals. */
export function costOf(bookings: readonly PricedTime[]): RentalCost {
  const { hours, ...totals } = totalRentals(bookings);
  return {
    ...totals,
    totalHours: Number(hours),
    discountPercentage: Number(totals.discountPercentage),
    appliedRules: rulesOf(bookings),
  };
}

function rulesOf(bookings: readonly PricedTime[]): AppliedRule[] {
  const rules = new Map<string, AppliedRule>();
  for (const { discountRule, discountMinHours, discountPercentage } of bookings) {
    if (discountRule === null || discountMinHours === null) continue;
    rules.set(JSON.stringify([discountRule, discountMinHours, discountPercentage]), {
      minHoursPerDay: discountMinHours,
      discountPercentage,
      description: discountRule,
    });
  }
  return [...rules.values()].sort(
    (a, b) => a.minHoursPerDay - b.minHoursPerDay || a.discountPercentage - b.discountPercentage,
  );
}
