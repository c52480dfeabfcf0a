import { boolean, string } from 'yup';

import { feeRules, feeWords, toFeeInput, toFeeValues, type FeeValues } from '../../clinic/people/fee-form';
import { phoneRule } from '../../clinic/phone/phone';
import type { FieldWords } from '../../kit/edit/EditDifferences';
import { emailRule } from '../../kit/form/email';
import { formSchema } from '../../kit/form/form-schema';
import { secretRule, textRule, wholeNumberRule } from '../../kit/form/rules';
import { createProfessionalInputLimits as limits } from '../../schema/limits.generated';
import type { CreateProfessionalInput, ProfessionalFactsFragment } from './professionals.generated';
import { texts } from './texts';

/** Ids and order as texts; specialty '0' is none. */
export interface ProfessionalValues extends FeeValues {
  name: string;
  email: string;
  /** Only for new ones; '': they choose it. */
  password: string;
  specialtyId: string;
  phone: string;
  bio: string;
  licenseNumber: string;
  refepsNumber: string;
  sortOrder: string;
  /** Patients may book series. */
  seriesOnline: boolean;
}

export const NO_SPECIALTY = '0';

const stored = {
  name: textRule(limits.name, { required: texts.faults.name }),
  email: emailRule,
  specialtyId: string().notOneOf([NO_SPECIALTY], texts.faults.specialty),
  phone: phoneRule(limits.phone),
  bio: textRule(limits.bio),
  licenseNumber: textRule(limits.licenseNumber),
  refepsNumber: textRule(limits.refepsNumber, texts.faults.refepsNumber).transform(refepsDigits),
  sortOrder: wholeNumberRule(limits.sortOrder, { named: texts.named.order }).transform(orderText),
  seriesOnline: boolean(),
  ...feeRules,
};

const password = secretRule(limits.password, {
  short: texts.faults.password.short(limits.password.minLength),
  long: texts.faults.password.long(limits.password.maxLength),
});

export const newProfessionalSchema = formSchema<ProfessionalValues>({ ...stored, password });
export const professionalSchema = formSchema<ProfessionalValues>({ ...stored, password: string() });

/** New ones come last; `count`: how many there are. */
export function toProfessionalValues(
  professional: ProfessionalFactsFragment | undefined,
  count: number,
): ProfessionalValues {
  return {
    name: professional?.name ?? '',
    email: professional?.email ?? '',
    password: '',
    specialtyId: String(professional?.specialtyId ?? NO_SPECIALTY),
    phone: professional?.phone ?? '',
    bio: professional?.bio ?? '',
    licenseNumber: professional?.licenseNumber ?? '',
    refepsNumber: professional?.refepsNumber ?? '',
    sortOrder: String(professional?.sortOrder ?? count),
    seriesOnline: professional?.seriesOnline ?? false,
    ...toFeeValues(
      professional && { fee: professional.ownFee, defaultDurationMinutes: professional.ownDurationMinutes },
    ),
  };
}

/** '0' without digits. */
export function orderText(typed: string): string {
  return /\d/.test(typed) ? typed.trim() : '0';
}

/** Typed with dots, as a DNI. */
function refepsDigits(typed: string): string {
  return typed.replace(/[\s.]/g, '');
}

/** Sends every field, but the fee only if changed, to keep hidden cents. `values` must be valid. */
export function toProfessionalInput(values: ProfessionalValues, before: ProfessionalValues): CreateProfessionalInput {
  const { name, email, password: secret, specialtyId, phone, bio, licenseNumber, refepsNumber, sortOrder } = values;
  const { seriesOnline } = values;
  return {
    name: name.trim(),
    email: email.trim(),
    password: secret || null,
    specialtyId: Number(specialtyId),
    phone: phone.trim() || null,
    bio: bio.trim(),
    licenseNumber: licenseNumber.trim() || null,
    refepsNumber: refepsDigits(refepsNumber) || null,
    sortOrder: Number(orderText(sortOrder)),
    seriesOnline,
    ...toFeeInput(values, before),
  };
}

export function professionalWords(
  specialtyNameOf: (id: string) => string,
  currency: string | undefined,
): FieldWords<ProfessionalValues> {
  return {
    name: { label: texts.fields.name },
    email: { label: texts.fields.email },
    password: { label: texts.fields.password },
    specialtyId: { label: texts.fields.specialty, text: specialtyNameOf },
    phone: { label: texts.fields.phone },
    bio: { label: texts.fields.bio },
    licenseNumber: { label: texts.fields.licenseNumber },
    refepsNumber: { label: texts.fields.refepsNumber },
    sortOrder: { label: texts.fields.order },
    seriesOnline: { label: texts.fields.seriesOnline },
    ...feeWords(currency),
  };
}
