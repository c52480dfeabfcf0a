import { preferredDateFault } from '@turnero/api/domain/preferred-date';
import { string } from 'yup';

import { FOR_ME, forWhomRules, patientFields, toPatientInput, type ForWhom } from '../../../clinic/for-whom/for-whom';
import { CONTACT_RULES, EMPTY_CONTACT, type ContactValues } from '../../../clinic/patient/contact-form';
import { memberNumberRule, NO_MEMBER, toCoverageInput, type MemberValues } from '../../../clinic/payer/member-number';
import type { Payer } from '../../../clinic/payer/payer';
import {
  answersRule,
  emptyAnswers,
  toAnswers,
  type AnswerValue,
  type AnswerValues,
  type Question,
} from '../../../clinic/questions/question-form';
import { dateTextRule, tidyDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema, type FormSchema } from '../../../kit/form/form-schema';
import type { FieldPath } from '../../../kit/form/server-refusal';
import type { RequestAppointmentInput } from './request-page.generated';

export interface RequestValues extends ContactValues, ForWhom, MemberValues, AnswerValues {
  /** dd-MM-YYYY */
  date: string;
  /** HH:mm; '' for any. */
  time: string;
}

export function emptyRequest(questions: readonly Question[]): RequestValues {
  return { ...EMPTY_CONTACT, ...FOR_ME, ...NO_MEMBER, date: '', time: '', answers: emptyAnswers(questions) };
}

/** `today`: the clinic's date, yyyy-MM-dd. */
export function requestSchema(
  questions: readonly Question[],
  today: string,
  payer: Payer | null | undefined,
): FormSchema<RequestValues> {
  const date = dateTextRule().test('preferred', function check(text) {
    const day = toIsoDay(tidyDateText(text ?? ''));
    const fault = day === '' ? null : preferredDateFault(day, today);
    return fault === null || this.createError({ message: fault });
  });
  const patient = { ...CONTACT_RULES, ...forWhomRules(today), memberNumber: memberNumberRule(payer) };
  return formSchema<RequestValues>({ ...patient, date, time: string(), answers: answersRule(questions) });
}

/** `values` must be valid. */
export function toRequestInput(
  questions: readonly Question[],
  values: RequestValues,
  payer: Payer | null | undefined,
): RequestAppointmentInput {
  const coverage = toCoverageInput(payer, values);
  return {
    ...toPatientInput(values),
    patientEmail: values.email.trim(),
    preferredDate: toIsoDay(tidyDateText(values.date)) || null,
    preferredTime: values.time || null,
    formData: toAnswers(questions, values),
    ...(coverage && { coverage }),
  };
}

/** By server name; answers are `formData.<question id>`. */
export function requestFieldOf(
  questions: readonly Question[],
  values: ForWhom,
  serverName: string,
): FieldPath<RequestValues> | undefined {
  const fields: Readonly<Record<string, FieldPath<RequestValues>>> = {
    ...patientFields(values),
    preferredDate: 'date',
    preferredTime: 'time',
    'coverage.memberNumber': 'memberNumber',
  };
  const index = questions.findIndex(({ id }) => serverName === `formData.${id}`);
  return index < 0 ? fields[serverName] : `answers.${index}`;
}

/** From the questions `before` to `now`; drops answers that fit none. */
export function movedAnswers(
  before: readonly string[],
  answers: readonly AnswerValue[],
  now: readonly Question[],
): AnswerValue[] {
  return emptyAnswers(now).map((empty, index) => {
    const typed = answers[before.indexOf(now[index]?.id ?? '')];
    return typed !== undefined && typeof typed === typeof empty && Array.isArray(typed) === Array.isArray(empty)
      ? typed
      : empty;
  });
}

/** More than the prefilled data. */
export function hasTypedRequest(values: RequestValues, filledIn: Partial<ContactValues> = {}): boolean {
  const { answers, ...rest } = { ...values, forWhom: '', familyKind: '' };
  const typed = Object.entries(rest) as [keyof ContactValues, string][];
  const isAnswered = (answer: AnswerValue) =>
    typeof answer === 'string' ? answer.trim() !== '' : typeof answer === 'boolean' ? answer : answer.length > 0;
  return typed.some(([name, text]) => text.trim() !== '' && text !== filledIn[name]) || answers.some(isAnswered);
}
