import { isLike } from '../../../shared/draft/draft';
import { EMPTY_CONTACT } from '../../../shared/patient/contact-form';
import { areAttempts, type Attempt } from '../../../shared/send/attempt';
import { texts } from '../texts';
import type { RequestValues } from './request-form';
import type { RequestAppointmentInput } from './request-page.generated';

/** A request that was interrupted: what was typed, and what was sent of it. */
export interface RequestDraft {
  values: RequestValues;
  /** The ids of the questions that `values` has answers to: the form may be another by now. */
  asked: readonly string[];
  /** What was sent of it, without a clear answer. */
  pending: readonly Attempt<RequestAppointmentInput>[];
}

/** Its name among the drafts. */
export function requestDraft(specialtyId: number): string {
  return `request:${specialtyId}`;
}

export function isRequestDraft(value: unknown): value is RequestDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, asked, pending } = value as Partial<RequestDraft>;
  return (
    isLike(values, { ...EMPTY_CONTACT, date: '', time: '' }) &&
    Array.isArray(values.answers) &&
    Array.isArray(asked) &&
    areAttempts(pending, isInput)
  );
}

function isInput(value: unknown): value is RequestAppointmentInput {
  return isLike(value, { patientName: '', patientEmail: '' });
}

/** What is said where it is offered again. */
export function requestDraftText({ pending }: RequestDraft): string {
  return pending.length === 0 ? texts.requestDraft.unfinished : texts.requestDraft.unsure;
}
