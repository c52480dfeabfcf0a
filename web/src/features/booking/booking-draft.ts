import { isLike } from '../../kit/draft/draft';
import { areAttempts, type Attempt } from '../../kit/send/attempt';
import type { BookAppointmentInput } from '../../clinic/booking/send/book-appointment.generated';
import { isBooking, type Booking } from '../../clinic/booking/send/booking-attempt';
import { EMPTY_FOR_WHOM, type ForWhomValues } from './send/for-whom-form';
import { NO_REPEAT, type Repeat } from '../../clinic/booking/series/repeat';
import type { MemberDraft } from '../../clinic/payer/member-number';
import { isSeries } from '../../clinic/booking/series/series-attempt';
import type { BookSeriesInput } from '../../clinic/booking/series/series.generated';
import { texts } from './texts';

/** An interrupted booking. */
export interface BookingDraft extends MemberDraft {
  /** The page's query; see booking-place. */
  query: string;
  values: ForWhomValues;
  /** Sent without a clear answer. */
  pending: readonly Attempt<BookAppointmentInput | BookSeriesInput>[];
  /** Absent: a single appointment. */
  series?: { repeat: Repeat; first: Booking };
}

export function isBookingDraft(value: unknown): value is BookingDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { query, values, pending, series } = value as Partial<BookingDraft>;
  return (
    typeof query === 'string' &&
    isLike(values, EMPTY_FOR_WHOM) &&
    areAttempts(pending, isSent) &&
    (series === undefined || (isLike(series.repeat, NO_REPEAT) && typeof series.first?.startTime === 'string'))
  );
}

function isSent(input: unknown): input is BookAppointmentInput | BookSeriesInput {
  return isBooking(input) || isSeries(input);
}

/** Single appointments and series. */
export function sentApart({ pending }: BookingDraft) {
  return {
    ofOne: pending.filter((it): it is Attempt<BookAppointmentInput> => !isSeries(it.input)),
    ofSeries: pending.filter((it): it is Attempt<BookSeriesInput> => isSeries(it.input)),
  };
}

export function bookingDraftText({ pending, series }: BookingDraft): string {
  const last = pending.at(-1)?.input;
  const sent = last && (isSeries(last) ? series?.first.startTime : last.startTime);
  return sent === undefined ? texts.bookingSteps.draft : texts.bookingSteps.draftSent(sent);
}
