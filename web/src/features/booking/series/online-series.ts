import type { FormikHelpers } from 'formik';
import type { Dispatch, RefObject, SetStateAction } from 'react';

import type { Attempt } from '../../../kit/send/attempt';
import type { Booking } from '../../../clinic/booking/send/booking-attempt';
import type { Payer } from '../../../clinic/payer/payer';
import type { ForWhomValues } from '../send/for-whom-form';
import type { Repeat } from '../../../clinic/booking/series/repeat';
import type { BookSeriesInput } from '../../../clinic/booking/series/series.generated';
import type { FirstOfSeries } from '../../../clinic/booking/series/useRepeat';

export interface OnlineSeries {
  /** The list of dates reports its status. */
  first: Booking;
  /** Summary row: interval and count. */
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

/** For the submit button. */
export interface SeriesSender {
  send: (values: ForWhomValues, helpers: FormikHelpers<ForWhomValues>) => Promise<void>;
  /** Focuses the missing choice. */
  lead: () => void;
}

export interface OnlineRepeatProps {
  first: FirstOfSeries & { professionalId: number; startTime: string };
  /** undefined: no types. */
  kindId: number | undefined;
  payer: Payer | null | undefined;
  /** null: a visitor, who needs an account. */
  userId: number | null;
  repeat: Repeat;
  setRepeat: Dispatch<SetStateAction<Repeat>>;
  /** From before a reload; see OnlineSeries.pending. */
  kept: OnlineSeries['pending'] | undefined;
  /** The series owns these attempts now; a later series starts without them. */
  onResumed: () => void;
  senderRef: RefObject<SeriesSender | null>;
  /** null: a single appointment. */
  onSeries: (series: OnlineSeries | null) => void;
  onBooked: () => void;
}
