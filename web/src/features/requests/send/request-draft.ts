import { FOR_ME, type ForWhom } from '../../../clinic/for-whom/for-whom';
import { EMPTY_CONTACT } from '../../../clinic/patient/contact-form';
import { NO_MEMBER, type MemberDraft, type MemberValues } from '../../../clinic/payer/member-number';
import { isLike } from '../../../kit/draft/draft';
import { areAttempts, type Attempt } from '../../../kit/send/attempt';
import { texts } from '../texts';
import type { RequestValues } from './request-form';
import type { RequestAppointmentInput } from './request-page.generated';

export interface RequestDraft extends MemberDraft {
  /** Older drafts lack ForWhom and MemberValues. */
  values: Omit<RequestValues, keyof (ForWhom & MemberValues)> & Partial<ForWhom & MemberValues>;
  /** Answered in `values`; the form may have changed since. */
  asked: readonly string[];
  /** Without a clear answer. */
  pending: readonly Attempt<RequestAppointmentInput>[];
}

export function requestDraft(specialtyId: number): string {
  return `request:${specialtyId}`;
}

export function isRequestDraft(value: unknown): value is RequestDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, asked, pending } = value as Partial<RequestDraft>;
  return (
    isLike({ ...FOR_ME, ...NO_MEMBER, ...values }, { ...EMPTY_CONTACT, ...FOR_ME, ...NO_MEMBER, date: '', time: '' }) &&
    Array.isArray(values?.answers) &&
    Array.isArray(asked) &&
    areAttempts(pending, isInput)
  );
}

function isInput(value: unknown): value is RequestAppointmentInput {
  return isLike(value, { patientName: '', patientEmail: '' });
}

export function requestDraftText({ pending }: RequestDraft): string {
  return pending.length === 0 ? texts.requestDraft.unfinished : texts.requestDraft.unsure;
}
