import { boolean, string } from 'yup';

import { appointmentLengths } from '../../../clinic/appointment/appointment-lengths';
import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { moneyOf, moneyRule, moneyText, typedMoneyText } from '../../../kit/form/money-text';
import { textRule, wholeNumberRule } from '../../../kit/form/rules';
import { createConsultationKindInputLimits as limits } from '../../../schema/limits.generated';
import type { CreateConsultationKindInput, KindFactsFragment } from './kinds.generated';
import { texts } from './texts';

/** As typed; minutes as the option. */
export interface KindValues {
  name: string;
  durationMinutes: string;
  /** '': the professional's fee. */
  price: string;
  isOnline: boolean;
  isActive: boolean;
  /** '': after all others. */
  sortOrder: string;
}

export const kindSchema = formSchema<KindValues>({
  name: textRule(limits.name, { required: texts.faults.name }),
  durationMinutes: string(),
  price: moneyRule(texts.named.price, { withCents: true }),
  isOnline: boolean(),
  isActive: boolean(),
  sortOrder: wholeNumberRule(limits.sortOrder, { named: texts.named.order }),
});

/** A new kind takes `ownMinutes`, is online, and comes last. */
export function toKindValues(kind: KindFactsFragment | undefined, ownMinutes: number): KindValues {
  return {
    name: kind?.name ?? '',
    durationMinutes: String(kind?.durationMinutes ?? ownMinutes),
    price: moneyText(kind?.price ?? null, { withCents: true }),
    isOnline: kind?.isOnline ?? true,
    isActive: kind?.isActive ?? true,
    sortOrder: kind === undefined ? '' : String(kind.sortOrder),
  };
}

/** Sends every field. `values` must be valid. */
export function toKindInput(values: KindValues): CreateConsultationKindInput {
  const { name, durationMinutes, price, isOnline, isActive, sortOrder } = values;
  return {
    name: name.trim(),
    durationMinutes: Number(durationMinutes),
    price: moneyOf(price),
    isOnline,
    isActive,
    ...(sortOrder.trim() !== '' && { sortOrder: Number(sortOrder) }),
  };
}

/** Usual lengths, shorter steps, and the stored one. */
export function kindDurations(present: number): { value: string; label: string }[] {
  const lengths = new Set([...appointmentLengths(present), ...SHORT]);
  return [...lengths]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: texts.minutes(minutes) }));
}

const SHORT = [10, 20, 40];

const yesNo = (isOn: boolean): string => (isOn ? texts.yes : texts.no);

export const kindWords = (currency: string | undefined): FieldWords<KindValues> => ({
  name: { label: texts.fields.name },
  durationMinutes: { label: texts.fields.duration, text: (minutes) => texts.minutes(Number(minutes)) },
  price: { label: texts.fields.price, text: (typed) => typedMoneyText(typed, currency) },
  isOnline: { label: texts.fields.isOnline, text: yesNo },
  isActive: { label: texts.fields.isActive, text: yesNo },
  sortOrder: { label: texts.fields.order },
});
