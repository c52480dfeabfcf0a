import { priceRental, type RentalPrice } from '../../../domain/rental-price';
import { AppError } from '../../../platform/errors/app-error';
import type { RuleData } from './discount-rules.sql';

export interface ClinicTerms {
  /** Decimal text; for rooms without a rate. */
  defaultHourlyCost: string;
  rules: readonly RuleData[];
}

/** `hourlyRate`: the room's. CONFLICT when the price exceeds the columns. */
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

/** '9999999999.99' fits the columns. */
const LONGEST_AMOUNT = 13;
