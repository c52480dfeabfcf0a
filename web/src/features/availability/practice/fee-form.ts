import { string } from 'yup';

import { appointmentLengths } from '../../../clinic/appointment/appointment-lengths';
import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { moneyOf, moneyRule, moneyText, typedMoneyText } from '../../../kit/form/money-text';
import { texts } from '../texts';
import type { FeeFactsFragment, SaveFeeMutationVariables } from './practice.generated';

/** The fee as people write money, the duration in minutes; '' for none. */
export interface FeeValues {
  fee: string;
  duration: string;
}

export const feeSchema = formSchema<FeeValues>({ fee: moneyRule(texts.feeForm.feeSubject), duration: string() });

export function toFeeValues(stored: Pick<FeeFactsFragment, 'fee' | 'defaultDurationMinutes'> | undefined): FeeValues {
  return { fee: moneyText(stored?.fee ?? null), duration: String(stored?.defaultDurationMinutes ?? '') };
}

/**
 * Sends only what differs from `before`, so that cents the form doesn't show stay; null clears a field. `values` must
 * be valid.
 */
export function toFeeInput({ fee, duration }: FeeValues, before: FeeValues): FeeInput | null {
  const input = {
    ...(fee.trim() !== before.fee && { fee: moneyOf(fee) }),
    ...(duration !== before.duration && { defaultDurationMinutes: duration === '' ? null : Number(duration) }),
  };
  return Object.keys(input).length === 0 ? null : input;
}

export type FeeInput = Pick<SaveFeeMutationVariables, 'fee' | 'defaultDurationMinutes'>;

/** The usual lengths of an appointment, plus the stored one if different. */
export function defaultDurationOptions({ duration }: FeeValues): { value: string; label: string }[] {
  const lengths = appointmentLengths(duration === '' ? null : Number(duration));
  return ['', ...lengths.map(String)].map((value) => ({ value, label: durationText(value) }));
}

/** Field names for an edit conflict. */
export const feeWords = (currency: string | undefined): FieldWords<FeeValues> => ({
  fee: { label: texts.fields.fee, text: (typed) => typedMoneyText(typed, currency) },
  duration: { label: texts.fields.duration, text: durationText },
});

function durationText(duration: string): string {
  return duration === '' ? texts.feeForm.noDuration : texts.feeForm.minutes(Number(duration));
}
