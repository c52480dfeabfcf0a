import { formSchema } from '../../../shared/form/form-schema';
import { string } from 'yup';

import { isLike } from '../../../shared/draft/draft';
import type { Attempt } from '../../../shared/send/attempt';
import { areBookingAttempts } from '../booking-attempt';
import { EMPTY_PATIENT, PATIENT_RULES, toBookingInput, type PatientValues } from '../booking-form';
import { texts } from '../texts';
import type { CreateAppointmentInput } from './dialog.generated';

/** What is chosen and typed in the simple dialog; selects keep text. */
export interface CreateValues extends PatientValues {
  professionalId: string;
  roomId: string;
  /** '': the professional's. */
  durationMinutes: string;
  /** One of the slots, exactly as the API sent it. */
  startTime: string;
}

/** Its name among the drafts: its slots are those of one day, yyyy-MM-dd. */
export function createForm(date: string): string {
  return `create-appointment:${date}`;
}

/** What is chosen here when the professional says no length. */
export const DEFAULT_MINUTES = 60;

export const EMPTY_CREATE: CreateValues = {
  ...EMPTY_PATIENT,
  professionalId: '',
  roomId: '',
  durationMinutes: '',
  startTime: '',
};

/** What is kept of a turno that was not finished. */
export interface UnfinishedCreate {
  values: CreateValues;
  /** What was sent of it, without a clear answer. */
  pending: readonly Attempt<CreateAppointmentInput>[];
}

export function isUnfinishedCreate(value: unknown): value is UnfinishedCreate {
  if (typeof value !== 'object' || value === null) return false;
  const { values, pending } = value as Partial<UnfinishedCreate>;
  return isLike(values, EMPTY_CREATE) && areBookingAttempts(pending);
}

/** Whether that is what is chosen: with whom, where and when. */
export function isChoiceOf({ professionalId, roomId, startTime }: CreateAppointmentInput, values: CreateValues): boolean {
  return String(professionalId) === values.professionalId && String(roomId) === values.roomId && startTime === values.startTime;
}

export const createSchema = formSchema<CreateValues>({
  ...PATIENT_RULES,
  professionalId: string().required(texts.createAppointmentDialog.faults.noProfessional),
  roomId: string().required(texts.createAppointmentDialog.faults.noRoom),
  durationMinutes: string(),
  startTime: string().required(texts.createAppointmentDialog.faults.noStartTime),
});

const MINUTE_MS = 60_000;

/** What is sent of a turno that is so long: start and end as instants, and null for what was left empty. */
export function toCreateInput(values: CreateValues, durationMinutes: number): CreateAppointmentInput {
  const { startTime } = values;
  const slot = { professionalId: Number(values.professionalId), roomId: Number(values.roomId), startTime, durationMinutes };
  const endTime = new Date(Date.parse(startTime) + durationMinutes * MINUTE_MS).toISOString();
  return { ...toBookingInput(slot, values), endTime };
}
