import { boolean, string } from 'yup';

import { appointmentLengths } from '../../clinic/appointment/appointment-lengths';
import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { moneyOf, moneyRule, moneyText } from '../../kit/form/money-text';
import { textRule } from '../../kit/form/rules';
import { createServiceInputLimits as limits } from '../../schema/limits.generated';
import type { CreateServiceInput, ServiceFactsFragment } from './services.generated';
import { serviceStateText, texts } from './texts';

/** Minutes as the option. */
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
 * A new service costs 0, takes 30 minutes and is active. The user chooses a currency if the clinic's is unknown or
 * unavailable.
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

/** Sends every field. `values` must be valid. */
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

/** Without a preset begins with a prompt. */
export function currencyOptions(preset: string): { value: string; label: string }[] {
  const options = limits.currency.options.map((value) => ({ value, label: value }));
  return preset === '' ? [{ value: '', label: texts.form.noCurrency }, ...options] : options;
}

/** Plus an unusual stored one. */
export const serviceDurations = (stored: number | null) =>
  appointmentLengths(stored).map((minutes) => ({ value: String(minutes), label: texts.minutes(minutes) }));

export const SERVICE_WORDS: FieldWords<ServiceValues> = {
  name: { label: texts.fields.name },
  description: { label: texts.fields.description },
  price: { label: texts.fields.price },
  currency: { label: texts.fields.currency },
  durationMinutes: { label: texts.fields.duration, text: texts.minutes },
  isActive: { label: texts.fields.state, text: serviceStateText },
};
