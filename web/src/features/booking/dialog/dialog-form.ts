import type { SlotChoice } from '../../../clinic/slots/slot-choice';
import { isLike } from '../../../kit/draft/draft';
import type { Attempt } from '../../../kit/send/attempt';
import type { BookAppointmentInput } from '../../../clinic/booking/send/book-appointment.generated';
import { areBookingAttempts } from '../../../clinic/booking/send/booking-attempt';
import { EMPTY_FOR_WHOM, type ForWhomValues } from '../send/for-whom-form';

/** Name of the draft. */
export const DIALOG_FORM = 'booking-dialog:patient';

export interface Unfinished {
  choice: SlotChoice;
  values: ForWhomValues;
  /** Sent without a clear answer. */
  pending: readonly Attempt<BookAppointmentInput>[];
}

export function isUnfinished(value: unknown): value is Unfinished {
  if (typeof value !== 'object' || value === null) return false;
  const { choice, values, pending } = value as Partial<Unfinished>;
  return typeof choice?.typesTime === 'boolean' && isLike(values, EMPTY_FOR_WHOM) && areBookingAttempts(pending);
}
