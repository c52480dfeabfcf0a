import { object, string } from 'yup';

import type { InsurerToChoose } from '../../../clinic/coverages/coverage-form';
import {
  INSURER_FIELDS,
  NO_INSURER,
  numberFaultOf,
  toNamedInsurer,
  type NamedInsurer,
} from '../../../clinic/coverages/named-insurer';
import { birthDateRule } from '../../../clinic/patient/birth-date-rule';
import { CONTACT_FIELDS, STAFF_CONTACT_RULES, toContactInput } from '../../../clinic/patient/contact-form';
import { EMPTY_LOOKUP, type LookupValues } from '../../../clinic/patient/lookup/patient-lookup';
import { tidyDateText, toDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import type { SelectOption } from '../../../kit/form/SelectField';
import { textRule } from '../../../kit/form/rules';
import { addDays } from '../../../kit/time/wall-time';
import {
  appointmentCoverageInputLimits as COVERAGE_LIMITS,
  updateWaitingListEntryInputLimits as LIMITS,
} from '../../../schema/limits.generated';
import { bookAppointmentInputLimits as PATIENT_LIMITS } from '../../../schema/public-limits.generated';
import { ANY_TIME, toWish, USUAL_WAIT_DAYS, WISH_FIELDS, wishRules, type WishValues } from '../join/wish-form';
import type { JoinChoicesQuery, JoinWaitingListInput } from './actions.generated';
import { texts } from './texts';

export interface PutValues extends LookupValues, NamedInsurer, WishValues {
  /** "p7": a professional, "s1": a specialty; empty: none. */
  whom: string;
  /** Why it is urgent; empty: not urgent. */
  reason: string;
}

export const PUT_FIELDS = {
  ...CONTACT_FIELDS,
  ...WISH_FIELDS,
  ...INSURER_FIELDS,
  contactName: 'contactName',
  patientBirthDate: 'birthDate',
  professionalId: 'whom',
  specialtyId: 'whom',
  urgentReason: 'reason',
} as const;

/** `today`: the clinic's date, yyyy-MM-dd. */
export function putSchema(today: string, insurers: readonly InsurerToChoose[]) {
  return formSchema<PutValues>({
    whom: string().required(texts.putting.noWhom),
    ...STAFF_CONTACT_RULES,
    contactName: textRule(PATIENT_LIMITS.contactName),
    birthDate: birthDateRule(today),
    filled: object(),
    insurerId: string(),
    planId: string(),
    memberNumber: textRule(COVERAGE_LIMITS.memberNumber).test(function check(typed = '') {
      const fault = numberFaultOf(insurers, (this.parent as PutValues).insurerId, typed);
      return fault === null || this.createError({ message: fault });
    }),
    ...wishRules(today),
    reason: textRule(LIMITS.urgentReason),
  });
}

export function emptyPut(today: string, whom = ''): PutValues {
  const until = toDateText(addDays(today, USUAL_WAIT_DAYS));
  return { ...EMPTY_LOOKUP, ...NO_INSURER, ...ANY_TIME, until, whom, reason: '' };
}

/** `values` must be valid. */
export function toPutInput(values: PutValues): JoinWaitingListInput {
  const coverage = toNamedInsurer(values);
  return {
    ...askedOf(values.whom)!,
    ...toContactInput(values),
    contactName: values.contactName.trim() || null,
    patientBirthDate: toIsoDay(tidyDateText(values.birthDate)) || null,
    ...(coverage && { coverage }),
    ...toWish(values),
    urgentReason: values.reason.trim() || null,
  };
}

/** null: not chosen. */
export function askedOf(whom: string): { professionalId: number } | { specialtyId: number } | null {
  if (whom === '') return null;
  const id = Number(whom.slice(1));
  return whom.startsWith('p') ? { professionalId: id } : { specialtyId: id };
}

/** Professionals add entries only for themselves and their specialty. `ownProfessionalId` null: all. */
export function whomOptions(
  { professionals, specialties }: Pick<JoinChoicesQuery, 'professionals' | 'specialties'>,
  ownProfessionalId: number | null,
): SelectOption[] {
  const shown = professionals.filter(({ id }) => ownProfessionalId === null || id === ownProfessionalId);
  const ownSpecialtyId = shown[0]?.specialtyId;
  return [
    ...shown.map(({ id, name }) => ({ value: `p${id}`, label: name, group: texts.putting.professionals })),
    ...specialties
      .filter(({ id }) => ownProfessionalId === null || id === ownSpecialtyId)
      .map(({ id, name }) => ({ value: `s${id}`, label: name, group: texts.putting.specialties })),
  ];
}
