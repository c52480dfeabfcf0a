import { priceRental, type RentalPrice } from '../../../domain/rental-price';
import { AppError } from '../../../platform/errors/app-error';
import type { RuleData } from './discount-rules.sql';

/** What the clinic asks for rentals now. */
export interface ClinicTerms {
  /** Decimal text: an hour in rooms that have no rate of their own. */
  defaultHourlyCost: string;
  /** In the order of the list. */
  rules: readonly RuleData[];
}

/** What one rental costs by these terms. `hourlyRate` is the room's own. CONFLICT when it is more than can be kept. */
export function priceOf({ rules, defaultHourlyCost }: ClinicTerms, hourlyRate: string, minutes: number): RentalPrice<RuleData> {
  const price = priceRental({ minutes, roomHourlyRate: hourlyRate, defaultHourlyCost, rules });
  if (price.baseCost.length > LONGEST_AMOUNT) throw new AppError('CONFLICT', 'El costo de la reserva supera el máximo admitido');
  return price;
}

/** "9999999999.99": what the columns hold. */
const LONGEST_AMOUNT = 13;
