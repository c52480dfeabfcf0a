import { useClinic } from '../../shared/clinic/useClinic';
import type { RoomsQuery } from './rooms.generated';

/** What rooms without a rate of their own cost. */
export interface ClinicRate {
  /** Per hour; undefined while it is not known. */
  defaultHourlyCost: number | undefined;
  /** ISO 4217. */
  currency: string | undefined;
}

/** `data` is undefined while it is on its way. */
export function useClinicRate(data: RoomsQuery | undefined): ClinicRate {
  const currency = useClinic()?.currency;
  return { defaultHourlyCost: data?.rentalConfig.defaultHourlyCost, currency };
}
