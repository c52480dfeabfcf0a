import type { FormikHelpers } from 'formik';
import type { Dispatch, RefObject, SetStateAction } from 'react';

import type { Attempt } from '../../../kit/send/attempt';
import type { Booking } from '../send/booking-attempt';
import type { ForWhomValues } from '../send/for-whom-form';
import type { Repeat } from './repeat';
import type { BookSeriesInput } from './series.generated';
import type { FirstOfSeries } from './useRepeat';

/** A series as the booking page tells of it, while its turno repeats. */
export interface OnlineSeries {
  /** Its first: the list of dates tells what became of it. */
  first: Booking;
  /** As the summary tells it: how often, and how many. */
  row: { label: string; text: string };
  submitText: string;
  /** What must still be chosen; null: nothing. */
  missing: string | null;
  sending: boolean;
  isRetry: boolean;
  failure: string | null;
  /** Sent without a clear answer. */
  pending: readonly Attempt<BookSeriesInput>[];
}

/** What the page's button does then. */
export interface SeriesSender {
  send: (values: ForWhomValues, helpers: FormikHelpers<ForWhomValues>) => Promise<void>;
  /** To what must still be chosen. */
  lead: () => void;
}

export interface OnlineRepeatProps {
  first: FirstOfSeries & { professionalId: number; startTime: string };
  /** undefined: turnos of none. */
  kindId: number | undefined;
  /** null: a visitor, who needs an account for it. */
  userId: number | null;
  repeat: Repeat;
  setRepeat: Dispatch<SetStateAction<Repeat>>;
  /** Theirs from before a reload; see OnlineSeries.pending. */
  kept: OnlineSeries['pending'] | undefined;
  /** From here on the series tells of them: another one that is chosen later was never sent. */
  onResumed: () => void;
  senderRef: RefObject<SeriesSender | null>;
  /** null: the turno does not repeat. */
  onSeries: (series: OnlineSeries | null) => void;
  onBooked: () => void;
}
