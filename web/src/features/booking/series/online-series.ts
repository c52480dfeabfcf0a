import type { FormikHelpers } from 'formik';
import type { Dispatch, RefObject, SetStateAction } from 'react';

import type { Attempt } from '../../../kit/send/attempt';
import type { Booking } from '../../../clinic/booking/send/booking-attempt';
import type { ForWhomValues } from '../send/for-whom-form';
import type { Repeat } from '../../../clinic/booking/series/repeat';
import type { BookSeriesInput } from '../../../clinic/booking/series/series.generated';
import type { FirstOfSeries } from '../../../clinic/booking/series/useRepeat';

/** A series as the booking page shows it. */
export interface OnlineSeries {
  /** The first appointment; the list of dates reports its status. */
  first: Booking;
  /** The summary's row: interval and count. */
  row: { label: string; text: string };
  submitText: string;
  /** The missing choice; null: none. */
  missing: string | null;
  sending: boolean;
  isRetry: boolean;
  failure: string | null;
  /** Sent without a clear answer. */
  pending: readonly Attempt<BookSeriesInput>[];
}

/** Actions of the page's submit button. */
export interface SeriesSender {
  send: (values: ForWhomValues, helpers: FormikHelpers<ForWhomValues>) => Promise<void>;
  /** Focuses the missing choice. */
  lead: () => void;
}

export interface OnlineRepeatProps {
  first: FirstOfSeries & { professionalId: number; startTime: string };
  /** undefined: the professional has no appointment types. */
  kindId: number | undefined;
  /** null: a visitor, who needs an account for a series. */
  userId: number | null;
  repeat: Repeat;
  setRepeat: Dispatch<SetStateAction<Repeat>>;
  /** Attempts from before a reload; see OnlineSeries.pending. */
  kept: OnlineSeries['pending'] | undefined;
  /** Called once the series owns these attempts, so that a series chosen later starts without them. */
  onResumed: () => void;
  senderRef: RefObject<SeriesSender | null>;
  /** null: a single appointment. */
  onSeries: (series: OnlineSeries | null) => void;
  onBooked: () => void;
}
