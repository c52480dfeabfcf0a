import { formatMoney } from '../../shared/money';

/** What rooms without a rate of their own cost. */
export interface ClinicRate {
  /** Per hour; undefined while it is not known. */
  defaultHourlyCost: number | undefined;
  /** ISO 4217. */
  currency: string | undefined;
}

/** What an hour of a room costs; one whose rate is 0 costs what the clinic says. */
export function rateText(hourlyRate: number, { defaultHourlyCost, currency }: ClinicRate): string {
  if (hourlyRate > 0) return formatMoney(hourlyRate, currency);
  return defaultHourlyCost === undefined ? 'El de la clínica' : `${formatMoney(defaultHourlyCost, currency)} (clínica)`;
}

/** What a typed rate means for those who rent. */
export function rateHint(hourlyRate: number, { defaultHourlyCost, currency }: ClinicRate): string {
  if (hourlyRate > 0) return `Los profesionales pagan: ${formatMoney(hourlyRate, currency)}`;
  const cost = defaultHourlyCost === undefined ? '' : `: ${formatMoney(defaultHourlyCost, currency)}`;
  return `Con 0 se cobra el costo por hora de la clínica${cost}`;
}

export const roomStateText = (isActive: boolean): string => (isActive ? 'Activa' : 'Inactiva');
