import { string } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { moneyOf, moneyRule, moneyText, typedMoneyText } from '../../kit/form/money-text';
import { appointmentLengths } from '../appointment/appointment-lengths';
import { formatFee } from './fee-text';

export const feeTexts = {
  fields: { fee: 'Tarifa por turno', duration: 'Duración del turno' },
  subject: 'La tarifa',
  feeHint: (fee: number | null, currency: string | undefined) => `Los pacientes leen: ${formatFee(fee, currency)}`,
  durationHint: 'Los turnos ya reservados conservan la suya.',
  noDuration: 'Sin indicar (30 minutos)',
  minutes: (minutes: number) => `${minutes} minutos`,
};

/** As typed; duration in minutes; '' for none. */
export interface FeeValues {
  fee: string;
  duration: string;
}

export interface Fee {
  fee?: number | null;
  defaultDurationMinutes?: number | null;
}

export const feeRules = { fee: moneyRule(feeTexts.subject), duration: string() };

/** By server name. */
export const FEE_FIELDS = { defaultDurationMinutes: 'duration' } as const;

export function toFeeValues(stored: Fee | undefined): FeeValues {
  return { fee: moneyText(stored?.fee ?? null), duration: String(stored?.defaultDurationMinutes ?? '') };
}

/** Only changes, so that hidden cents stay; null clears. `values` must be valid. */
export function toFeeInput({ fee, duration }: FeeValues, before: FeeValues): Fee | null {
  const input: Fee = {
    ...(fee.trim() !== before.fee && { fee: moneyOf(fee) }),
    ...(duration !== before.duration && { defaultDurationMinutes: duration === '' ? null : Number(duration) }),
  };
  return Object.keys(input).length === 0 ? null : input;
}

/** Usual lengths, plus an unusual stored one. */
export function defaultDurationOptions({ duration }: FeeValues): { value: string; label: string }[] {
  const lengths = appointmentLengths(duration === '' ? null : Number(duration));
  return ['', ...lengths.map(String)].map((value) => ({ value, label: durationText(value) }));
}

/** For edit conflicts. */
export const feeWords = (currency: string | undefined): FieldWords<FeeValues> => ({
  fee: { label: feeTexts.fields.fee, text: (typed) => typedMoneyText(typed, currency) },
  duration: { label: feeTexts.fields.duration, text: durationText },
});

function durationText(duration: string): string {
  return duration === '' ? feeTexts.noDuration : feeTexts.minutes(Number(duration));
}
