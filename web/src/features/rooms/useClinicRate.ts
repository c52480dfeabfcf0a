import { useClinic } from '../../clinic/facts/useClinic';
import type { RoomsQuery } from './rooms.generated';

/** The price of rooms without their own rate. */
export interface ClinicRate {
  /** Per hour; undefined while loading. */
  defaultHourlyCost: number | undefined;
  /** ISO 4217. */
  currency: string | undefined;
}

/** `data` is undefined while loading. */
export function useClinicRate(data: RoomsQuery | undefined): ClinicRate {
  const currency = useClinic()?.currency;
  return { defaultHourlyCost: data?.rentalConfig.defaultHourlyCost, currency };
}
