import { boolean, string } from 'yup';

import { appointmentLengths } from '../../clinic/appointment/appointment-lengths';
import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { moneyOf, moneyRule, moneyText } from '../../kit/form/money-text';
import { textRule } from '../../kit/form/rules';
import { createServiceInputLimits as limits } from '../../schema/limits.generated';
import type { CreateServiceInput, ServiceFactsFragment } from './services.generated';
import { serviceStateText, texts } from './texts';

/** Money as typed, minutes as the selected option. */
export interface ServiceValues {
  name: string;
  description: string;
  price: string;
  currency: string;
  durationMinutes: string;
  isActive: boolean;
}

export const serviceSchema = formSchema<ServiceValues>({
  name: textRule(limits.name, { required: texts.faults.name }),
  description: textRule(limits.description),
  price: moneyRule(texts.named.price, { withCents: true }).required(texts.faults.price),
  currency: string().required(texts.faults.currency),
  durationMinutes: string(),
  isActive: boolean(),
});

/**
 * A new service costs 0 in the clinic's currency, takes 30 minutes and is active. The user must choose a currency
 * when the clinic's is unknown or not available for services.
 */
export function toServiceValues(
  service: ServiceFactsFragment | undefined,
  clinicCurrency: string | undefined,
): ServiceValues {
  return {
    name: service?.name ?? '',
    description: service?.description ?? '',
    price: moneyText(service?.price ?? 0, { withCents: true }),
    currency: service?.currency ?? limits.currency.options.find((option) => option === clinicCurrency) ?? '',
    durationMinutes: String(service?.durationMinutes ?? 30),
    isActive: service?.isActive ?? true,
  };
}

/** Sends every field, so that what the user sees is what is stored. `values` must be valid. */
export function toServiceInput({
  name,
  description,
  price,
  currency,
  durationMinutes,
  isActive,
}: ServiceValues): CreateServiceInput {
  return {
    name: name.trim(),
    description: description.trim(),
    price: moneyOf(price) ?? 0,
    currency,
    durationMinutes: Number(durationMinutes),
    isActive,
  };
}

/** The currencies of services; without a preset, a prompt to choose comes first. */
export function currencyOptions(preset: string): { value: string; label: string }[] {
  const options = limits.currency.options.map((value) => ({ value, label: value }));
  return preset === '' ? [{ value: '', label: texts.form.noCurrency }, ...options] : options;
}

/** The usual lengths, plus the stored one if different. */
export const serviceDurations = (stored: number | null) =>
  appointmentLengths(stored).map((minutes) => ({ value: String(minutes), label: texts.minutes(minutes) }));

/** Field names for an edit conflict. */
export const SERVICE_WORDS: FieldWords<ServiceValues> = {
  name: { label: texts.fields.name },
  description: { label: texts.fields.description },
  price: { label: texts.fields.price },
  currency: { label: texts.fields.currency },
  durationMinutes: { label: texts.fields.duration, text: texts.minutes },
  isActive: { label: texts.fields.state, text: serviceStateText },
};
