import { array, object, string } from 'yup';

import { feeRules, toFeeInput, toFeeValues, type FeeValues } from '../../../clinic/people/fee-form';
import { emailRule } from '../../../kit/form/email';
import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { newProfessionalInputLimits as limits } from '../../../schema/limits.generated';
import { texts } from '../texts';
import type { SeveralProfessionalsQuery } from './several.generated';

export interface PersonValues extends FeeValues {
  name: string;
  email: string;
  licenseNumber: string;
  specialtyId: string;
  templateId: string;
}

export interface SeveralValues {
  people: PersonValues[];
}

export const severalSchema = formSchema<SeveralValues>({
  people: array(
    object({
      name: textRule(limits.name, { required: texts.faults.name }),
      email: emailRule,
      licenseNumber: textRule(limits.licenseNumber),
      specialtyId: string().required(texts.faults.specialty),
      templateId: string(),
      ...feeRules,
    }),
  ),
});

const NO_FEE = toFeeValues(undefined);

/** Copies specialty, hours and duration of the previous one. */
export function anotherPerson({ specialties, scheduleTemplates }: SeveralProfessionalsQuery, before?: PersonValues) {
  return {
    ...NO_FEE,
    name: '',
    email: '',
    licenseNumber: '',
    specialtyId: before?.specialtyId ?? (specialties.length === 1 ? String(specialties[0]!.id) : ''),
    templateId: before?.templateId ?? scheduleTemplates[0]?.id ?? '',
    fee: before?.fee ?? '',
    duration: before?.duration ?? '',
  };
}

/** Last in order. `values` must be valid. */
export function toProfessionals(
  { people }: SeveralValues,
  { allProfessionals, scheduleTemplates }: SeveralProfessionalsQuery,
) {
  return people.map(({ name, email, licenseNumber, specialtyId, templateId, ...fee }, index) => ({
    name: name.trim(),
    email: email.trim(),
    licenseNumber: licenseNumber.trim() || null,
    specialtyId: Number(specialtyId),
    sortOrder: allProfessionals.length + index,
    ...toFeeInput(fee, NO_FEE),
    availability: (scheduleTemplates.find(({ id }) => id === templateId)?.hours ?? []).map(
      ({ dayOfWeek, startTime, endTime }) => ({ dayOfWeek, startTime, endTime }),
    ),
  }));
}

const FIELDS: Readonly<Record<string, keyof PersonValues>> = {
  name: 'name',
  email: 'email',
  licenseNumber: 'licenseNumber',
  specialtyId: 'specialtyId',
  fee: 'fee',
  defaultDurationMinutes: 'duration',
};

/** By server name: professionals.1.email is people.1.email. */
export function fieldOf(serverName: string): `people.${string}` | undefined {
  const [, index, field] = /^professionals\.(\d+)\.(\w+)/.exec(serverName) ?? [];
  const own = field === undefined ? undefined : FIELDS[field];
  return own && `people.${index}.${own}`;
}
