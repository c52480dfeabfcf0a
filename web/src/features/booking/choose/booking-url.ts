import type { SlotChoice } from '../../../clinic/slots/slot-choice';
import { dayIn, idIn, monthIn, searchOf } from '../../../kit/url/query';
import { clockTime, monthOf } from '../../../kit/time/wall-time';
import { BOOKING_QUERY } from '../booking.paths';

/** Each implies the earlier ones. */
export type BookingUrlState = Pick<SlotChoice, 'kindId' | 'month' | 'day' | 'start' | 'roomId'>;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Drops invalid values, and choices without the earlier ones. */
export function readBookingUrl(query: URLSearchParams): BookingUrlState {
  const day = dayIn(query, BOOKING_QUERY.day);
  const clock = query.get(BOOKING_QUERY.time) ?? '';
  const start = day !== null && TIME.test(clock) ? `${day}T${clock}` : null;
  const roomId = start === null ? null : idIn(query, BOOKING_QUERY.room);
  return {
    kindId: idIn(query, BOOKING_QUERY.kind),
    month: monthIn(query, BOOKING_QUERY.month),
    day,
    start,
    roomId,
  };
}

/** Reverse of readBookingUrl, with question mark. */
export function writeBookingUrl({ kindId, month, day, start, roomId }: BookingUrlState): string {
  return searchOf([
    [BOOKING_QUERY.kind, kindId],
    [BOOKING_QUERY.month, day !== null && month === monthOf(day) ? null : month],
    [BOOKING_QUERY.day, day],
    [BOOKING_QUERY.time, start === null ? null : clockTime(start)],
    [BOOKING_QUERY.room, start === null ? null : roomId],
  ]);
}
