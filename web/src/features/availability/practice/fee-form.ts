import { object, string } from 'yup';

import { moneyOf, moneyRule, moneyText } from '../../../shared/form/money-text';
import { appointmentLengths } from '../../../shared/time/appointment-lengths';
import { texts } from '../texts';
import type { PracticeFactsFragment } from './practice.generated';

/** What is typed: the fee as people write money, the duration in minutes; '' for neither. */
export interface FeeValues {
  fee: string;
  duration: string;
}

export const feeSchema = object({ fee: moneyRule(texts.feeForm.feeSubject), duration: string() });

export function toFeeValues({ fee, defaultDurationMinutes }: Pick<PracticeFactsFragment, 'fee' | 'defaultDurationMinutes'>): FeeValues {
  return { fee: moneyText(fee), duration: defaultDurationMinutes === null ? '' : String(defaultDurationMinutes) };
}

/** What is sent; null empties, and a fee whose text nobody changed stays as it is `stored`. `values` are valid. */
export function toFeeInput(
  { fee, duration }: FeeValues,
  stored: number | null,
): { fee: number | null; defaultDurationMinutes: number | null } {
  return { fee: moneyOf(fee, stored), defaultDurationMinutes: duration === '' ? null : Number(duration) };
}

/** The usual lengths of an appointment, and the stored one where it is another. */
export function defaultDurationOptions(stored: number | null): { value: string; label: string }[] {
  const lengths = appointmentLengths(stored).map((minutes) => ({ value: String(minutes), label: texts.feeForm.minutes(minutes) }));
  return [{ value: '', label: texts.feeForm.noDuration }, ...lengths];
}
