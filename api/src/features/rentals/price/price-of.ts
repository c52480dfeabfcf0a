import { priceRental, type RentalPrice } from '../../../domain/rental-price';
import { AppError } from '../../../platform/errors/app-error';
import type { RuleData } from './discount-rules.sql';

export interface ClinicTerms {
  /** Decimal text per hour; for rooms without a rate. */
  defaultHourlyCost: string;
  /** In list order. */
  rules: readonly RuleData[];
}

/** `hourlyRate`: the room's. CONFLICT when the price doesn't fit the columns. */
export function priceOf(
  { rules, defaultHourlyCost }: ClinicTerms,
  hourlyRate: string,
  minutes: number,
): RentalPrice<RuleData> {
  const price = priceRental({ minutes, roomHourlyRate: hourlyRate, defaultHourlyCost, rules });
  if (price.baseCost.length > LONGEST_AMOUNT)
    throw new AppError('CONFLICT', 'El costo de la reserva supera el máximo admitido');
  return price;
}

/** The length of '9999999999.99', the largest amount that fits. */
const LONGEST_AMOUNT = 13;
