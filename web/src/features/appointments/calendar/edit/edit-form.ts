import { boolean, string } from 'yup';

import { isClosed, STATUS_WORD, type AppointmentStatus } from '../../../../clinic/appointment/appointment-status';
import {
  CONTACT_FIELDS,
  CONTACT_RULES,
  STAFF_CONTACT_RULES,
  toContactInput,
  type ContactValues,
} from '../../../../clinic/patient/contact-form';
import { birthDateRule } from '../../../../clinic/patient/birth-date-rule';
import type { FieldWords } from '../../../../kit/edit/EditDifferences';
import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../../../kit/form/date-text';
import { formSchema } from '../../../../kit/form/form-schema';
import { isSame } from '../../../../kit/form/merge-edits';
import { textRule, wholeNumberRule } from '../../../../kit/form/rules';
import { TIME_TEXT, tidyTimeText } from '../../../../kit/form/time-text';
import { isRealDay } from '../../../../kit/time/calendar-date';
import { clockTime, dayOf } from '../../../../kit/time/wall-time';
import { updateAppointmentInputLimits as limits } from '../../../../schema/limits.generated';
import { texts } from '../../texts';
import { calendarTexts } from '../texts';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import {
  CANCELLATION_FIELDS,
  CANCELLATION_RULES,
  toCancellationInput,
  toCancellationValues,
  type CancellationValues,
} from '../cancel/cancellation-form';
import type { UpdateAppointmentInput } from './edit.generated';

/** As typed: dd-MM-YYYY, HH:mm, minutes. */
export interface EditValues extends ContactValues, CancellationValues {
  /** dd-MM-YYYY */
  birthDate: string;
  /** The person who booked; '': the patient. */
  contactName: string;
  date: string;
  time: string;
  durationMinutes: string;
  status: AppointmentStatus;
  /** Confirms Completado or Ausente before the start. */
  isSure: boolean;
  notes: string;
}

export const STATUS_OPTIONS = Object.entries(STATUS_WORD).map(([value, { turno }]) => ({ value, label: turno }));

/** Stored short lengths and stored cancellations without reason stay valid; new cancellations need one. */
export function editSchema(
  {
    durationMinutes,
    status,
    cancellation,
    patientEmail,
    patientPhone,
  }: Pick<CalendarAppointmentFragment, 'durationMinutes' | 'status' | 'cancellation' | 'patientEmail' | 'patientPhone'>,
  { today, now }: { today: string; now: string | undefined },
) {
  const mayLackReason = status === 'cancelled' && cancellation === null;
  const { min, max } = limits.durationMinutes;
  return formSchema<EditValues>({
    ...STAFF_CONTACT_RULES,
    // An erased patient's.
    ...(patientEmail === null && patientPhone === null && { phone: CONTACT_RULES.phone }),
    birthDate: birthDateRule(today),
    contactName: textRule(limits.contactName),
    date: dateTextRule().required(calendarTexts.faults.noDate),
    time: string()
      .required(calendarTexts.faults.noTime)
      .test('time', calendarTexts.faults.wrongTime, (text) => TIME_TEXT.test(tidyTimeText(text))),
    durationMinutes: wholeNumberRule(
      { min: Math.min(min, durationMinutes), max },
      { named: calendarTexts.named.duration, required: calendarTexts.faults.noDuration },
    ),
    status: string().required(),
    isSure: boolean().test(
      'sure',
      calendarTexts.earlyStatus.notSure,
      (isSure, { parent }) => isSure || !isEarly(parent as EditValues, { status, now }),
    ),
    notes: textRule(limits.notes),
    // Hidden unless cancelled.
    reason: string().test('reason', calendarTexts.cancellationFields.faults.noReason, (reason, { parent }) => {
      const { status: newStatus, reasonNote, tellPatient } = parent as EditValues;
      return newStatus !== 'cancelled' || Boolean(reason) || (mayLackReason && !reasonNote.trim() && !tellPatient);
    }),
    reasonNote: string().when('status', ([newStatus], rule) =>
      newStatus === 'cancelled' ? CANCELLATION_RULES.reasonNote : rule,
    ),
    tellPatient: boolean(),
  });
}

/** `status`: stored; needs no confirmation. */
export function isEarly(
  values: Pick<EditValues, 'status' | 'date' | 'time'>,
  { status, now }: { status: AppointmentStatus; now: string | undefined },
): boolean {
  if (now === undefined || values.status === status || !isClosed(values.status)) return false;
  // Clinic time.
  return startOf(values) > now.slice(0, startOf(values).length);
}

export function toEditValues(appointment: CalendarAppointmentFragment): EditValues {
  const { startTime, patientName, patientEmail, patientPhone, durationMinutes, status, notes } = appointment;
  return {
    name: patientName,
    email: patientEmail ?? '',
    phone: patientPhone ?? '',
    birthDate: toDateText(appointment.patientBirthDate),
    contactName: appointment.contactName ?? '',
    date: toDateText(dayOf(startTime)),
    time: clockTime(startTime),
    durationMinutes: String(durationMinutes),
    status,
    isSure: false,
    notes: notes ?? '',
    ...toCancellationValues(appointment),
  };
}

/**
 * `values` must be valid; null when nothing differs from `before`. Omits an unchanged start, as an hour may occur twice
 * in a day.
 */
export function toEditInput(values: EditValues, before: EditValues): UpdateAppointmentInput | null {
  if (isSame(values, before)) return null;
  const startTime = startOf(values);
  const { patientPhone, ...contact } = toContactInput(values);
  return {
    ...contact,
    // Resending one from before ADR 136 would change its form.
    ...(values.phone !== before.phone && { patientPhone }),
    patientBirthDate: toIsoDay(tidyDateText(values.birthDate)) || null,
    contactName: values.contactName.trim() || null,
    ...(startTime !== startOf(before) && { startTime }),
    durationMinutes: Number(values.durationMinutes),
    status: values.status,
    notes: values.notes.trim() || null,
    ...(saysWhy(values, before) && { cancellation: toCancellationInput(values) }),
  };
}

/** Resending would count as given now. */
function saysWhy(values: EditValues, before: EditValues): boolean {
  if (values.status !== 'cancelled') return false;
  const why = ({ reason, reasonNote, tellPatient, status }: EditValues) =>
    [status, reason, reasonNote.trim(), tellPatient].join(' ');
  return why(values) !== why(before);
}

/** Clinic time, yyyy-MM-ddTHH:mm. */
function startOf({ date, time }: Pick<EditValues, 'date' | 'time'>): string {
  return `${toIsoDay(tidyDateText(date))}T${tidyTimeText(time)}`;
}

type TimeValues = Pick<EditValues, 'date' | 'time' | 'durationMinutes'>;

/** Null if unchanged or incomplete. */
export function typedTime(values: TimeValues, before: TimeValues): { start: string; minutes: number } | null {
  const start = startOf(values);
  const minutes = Number(values.durationMinutes);
  if (start === startOf(before) && minutes === Number(before.durationMinutes)) return null;
  return isRealDay(start.slice(0, -6)) && TIME_TEXT.test(start.slice(-5)) && minutes > 0 ? { start, minutes } : null;
}

/** By server name. */
export const EDIT_FIELDS: Readonly<Record<string, keyof EditValues>> = {
  ...CONTACT_FIELDS,
  patientBirthDate: 'birthDate',
  ...CANCELLATION_FIELDS,
  startTime: 'time',
};

/** For edit conflicts. */
export const EDIT_WORDS: FieldWords<EditValues> = {
  name: { label: texts.fields.name },
  email: { label: texts.fields.email },
  phone: { label: texts.fields.phone },
  birthDate: { label: texts.fields.birthDate },
  contactName: { label: texts.fields.contact },
  date: { label: texts.fields.date },
  time: { label: texts.fields.startTime },
  durationMinutes: { label: texts.fields.duration, text: calendarTexts.editDialog.minutes },
  status: { label: texts.fields.status, text: (status) => STATUS_WORD[status].turno },
  isSure: { label: calendarTexts.earlyStatus.yes, text: calendarTexts.earlyStatus.isSure },
  notes: { label: texts.fields.notes },
  reason: {
    label: calendarTexts.cancellationFields.reason,
    text: (reason) => (reason === '' ? '' : calendarTexts.cancellationFields.reasons[reason]),
  },
  reasonNote: { label: calendarTexts.cancellationFields.note },
  tellPatient: { label: calendarTexts.cancellationFields.tellPatient, text: calendarTexts.cancellationFields.isTold },
};
