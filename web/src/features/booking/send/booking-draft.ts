import { isLike } from '../../../kit/draft/draft';
import type { Attempt } from '../../../kit/send/attempt';
import type { BookAppointmentInput } from '../booking.generated';
import { texts } from '../texts';
import { areBookingAttempts } from './booking-attempt';
import { EMPTY_FOR_WHOM, type ForWhomValues } from './for-whom-form';

/** An interrupted booking. */
export interface BookingDraft {
  /** The page's query; see booking-place. */
  query: string;
  values: ForWhomValues;
  /** Sent without a clear answer. */
  pending: readonly Attempt<BookAppointmentInput>[];
}

/** The draft's name. */
export function bookingForm(professionalId: number): string {
  return `booking:${professionalId}`;
}

export function isBookingDraft(value: unknown): value is BookingDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { query, values, pending } = value as Partial<BookingDraft>;
  return typeof query === 'string' && isLike(values, EMPTY_FOR_WHOM) && areBookingAttempts(pending);
}

export function bookingDraftText({ pending }: BookingDraft): string {
  const sent = pending.at(-1)?.input.startTime;
  return sent === undefined ? texts.bookingSteps.draft : texts.bookingSteps.draftSent(sent);
}
