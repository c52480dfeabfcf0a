import { minorFault, type RelationKind } from '@turnero/api/domain/family';
import { string, type StringSchema } from 'yup';

import { tidyDateText, toIsoDay } from '../../kit/form/date-text';
import type { FieldRules } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { bookAppointmentInputLimits as LIMITS } from '../../schema/public-limits.generated';
import { bookingTexts } from '../booking/texts';
import { birthDateRule } from '../patient/birth-date-rule';
import { CONTACT_FIELDS, toContactInput, type ContactValues } from '../patient/contact-form';

/** Beside ContactValues, which are the user's even for another patient. */
export interface ForWhom {
  /** 'me', 'other', or the patient id of a family member. */
  forWhom: string;
  /** '': the other person doesn't join the family. */
  familyKind: '' | RelationKind;
  /** Name of the other person or family member. */
  otherName: string;
  /** dd-MM-YYYY */
  birthDate: string;
}

export const FOR_ME: ForWhom = { forWhom: 'me', familyKind: '', otherName: '', birthDate: '' };

/** `today`: the clinic's date, yyyy-MM-dd. */
export function forWhomRules(today: string): FieldRules<ForWhom> {
  return {
    forWhom: string(),
    familyKind: string(),
    otherName: ofOther(textRule(LIMITS.patientName, { required: bookingTexts.faults.noName })),
    birthDate: ofOther(memberBirthDateRule(today).required(bookingTexts.faults.noBirthDate)),
  };
}

/** The server's rule: only minors join the family online. */
function memberBirthDateRule(today: string): StringSchema {
  return birthDateRule(today).test('minor', function check(text) {
    const day = toIsoDay(tidyDateText(text ?? ''));
    const { familyKind } = this.parent as ForWhom;
    const fault = day === '' || familyKind === '' ? null : minorFault(day, today);
    return fault === null || this.createError({ message: fault });
  });
}

const ofOther = (rule: StringSchema) =>
  string().when('forWhom', ([forWhom], own) => (forWhom === 'other' ? rule : own));

/** Patient and contact. Trims; empty fields become null. */
export function toPatientInput({ forWhom, familyKind, otherName, birthDate, ...contact }: ForWhom & ContactValues) {
  const own = toContactInput(contact);
  if (forWhom === 'me') return own;
  const other = {
    ...own,
    patientName: otherName.trim(),
    patientBirthDate: toIsoDay(tidyDateText(birthDate)) || null,
    contactName: own.patientName,
  };
  if (forWhom !== 'other') return { ...other, patientId: forWhom };
  return familyKind === '' ? other : { ...other, familyKind };
}

const OTHER_FIELDS = {
  ...CONTACT_FIELDS,
  patientName: 'otherName',
  patientBirthDate: 'birthDate',
  contactName: 'name',
  familyKind: 'familyKind',
} as const;

/** Form fields by server name. */
export function patientFields({ forWhom }: ForWhom): Readonly<Record<string, keyof (ForWhom & ContactValues)>> {
  return forWhom === 'me' ? CONTACT_FIELDS : OTHER_FIELDS;
}

export function hasTypedOther({ otherName, birthDate }: ForWhom): boolean {
  return otherName.trim() !== '' || birthDate.trim() !== '';
}
