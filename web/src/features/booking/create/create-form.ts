import { formSchema } from '../../../kit/form/form-schema';
import { string } from 'yup';

import { isLike } from '../../../kit/draft/draft';
import type { Attempt } from '../../../kit/send/attempt';
import type { CreateAppointmentInput } from '../dialog/dialog.generated';
import { areBookingAttempts } from '../send/booking-attempt';
import { EMPTY_PATIENT, PATIENT_RULES, toBookingInput, type PatientValues } from '../send/booking-form';
import { texts } from '../texts';

/** The simple dialog's values; selects hold text. */
export interface CreateValues extends PatientValues {
  professionalId: string;
  roomId: string;
  /** '': the professional's default. */
  durationMinutes: string;
  /** As the API sent it. */
  startTime: string;
}

/** The draft's name; one per day, yyyy-MM-dd. */
export function createForm(date: string): string {
  return `create-appointment:${date}`;
}

/** For professionals without a default. */
export const DEFAULT_MINUTES = 60;

export const EMPTY_CREATE: CreateValues = {
  ...EMPTY_PATIENT,
  professionalId: '',
  roomId: '',
  durationMinutes: '',
  startTime: '',
};

/** A draft. */
export interface UnfinishedCreate {
  values: CreateValues;
  /** Sent without a clear answer. */
  pending: readonly Attempt<CreateAppointmentInput>[];
}

export function isUnfinishedCreate(value: unknown): value is UnfinishedCreate {
  if (typeof value !== 'object' || value === null) return false;
  const { values, pending } = value as Partial<UnfinishedCreate>;
  return isLike(values, EMPTY_CREATE) && areBookingAttempts(pending);
}

export const createSchema = formSchema<CreateValues>({
  ...PATIENT_RULES,
  professionalId: string().required(texts.createAppointmentDialog.faults.noProfessional),
  roomId: string().required(texts.createAppointmentDialog.faults.noRoom),
  durationMinutes: string(),
  startTime: string().required(texts.createAppointmentDialog.faults.noStartTime),
});

const MINUTE_MS = 60_000;

/** Null for empty fields. */
export function toCreateInput(values: CreateValues, durationMinutes: number): CreateAppointmentInput {
  const { startTime } = values;
  const slot = {
    professionalId: Number(values.professionalId),
    roomId: Number(values.roomId),
    startTime,
    durationMinutes,
  };
  const endTime = new Date(Date.parse(startTime) + durationMinutes * MINUTE_MS).toISOString();
  return { ...toBookingInput(slot, values), endTime };
}
