import { object, string } from 'yup';

import { formatCount } from '../../../shared/text/count-text';
import { appointmentLengths } from '../../../shared/time/appointment-lengths';
import type { PracticeFactsFragment } from './practice.generated';

/** What is typed: the fee as people write money, the duration in minutes; '' for neither. */
export interface RateValues {
  fee: string;
  duration: string;
}

/** The most that the server stores. */
const MOST = 9_999_999_999.99;

/** "18.000", "18000", "18.000,50" or "$ 18.000" as a number; NaN for what is no amount of at most two decimals. */
export function parseFee(typed: string): number {
  const text = typed.replace(/[\s$]/g, '');
  // A dot before three digits parts thousands, as in Argentina; before one or two it can only mean cents.
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** 18000 as "18.000"; cents, which an integration may have stored, are shown to nobody. */
export function feeText(fee: number | null): string {
  return fee === null ? '' : formatCount(fee);
}

export const rateSchema = object({
  fee: string().test('fee', function check(text) {
    if (!text?.trim()) return true;
    const fee = parseFee(text);
    if (Number.isNaN(fee)) return this.createError({ message: 'La tarifa debe ser un importe, por ejemplo 18.000' });
    if (!Number.isInteger(fee)) return this.createError({ message: 'La tarifa va sin centavos, por ejemplo 18.000' });
    return fee <= MOST || this.createError({ message: 'La tarifa es demasiado alta' });
  }),
  duration: string(),
});

export function toRateValues({ fee, defaultDurationMinutes }: Pick<PracticeFactsFragment, 'fee' | 'defaultDurationMinutes'>): RateValues {
  return { fee: feeText(fee), duration: defaultDurationMinutes === null ? '' : String(defaultDurationMinutes) };
}

/** What is sent; null empties, and a fee whose text nobody changed stays as it is `stored`. `values` are valid. */
export function toRateInput({ fee, duration }: RateValues, stored: number | null): { fee: number | null; defaultDurationMinutes: number | null } {
  const typed = fee.trim() ? parseFee(fee) : null;
  return { fee: fee === feeText(stored) ? stored : typed, defaultDurationMinutes: duration === '' ? null : Number(duration) };
}

/** The usual lengths of an appointment, and the stored one where it is another. */
export function defaultDurationOptions(stored: number | null): { value: string; label: string }[] {
  return [{ value: '', label: 'Sin indicar (30 minutos)' }, ...appointmentLengths(stored).map((minutes) => ({ value: String(minutes), label: `${minutes} minutos` }))];
}
