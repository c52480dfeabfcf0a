import { dayIn, idIn, monthIn, searchOf } from '../../../kit/place/query';
import { clockTime, dayOf, monthOf } from '../../../kit/time/wall-time';
import { BOOKING_QUERY } from '../booking.paths';
import type { Booking } from '../send/booking-attempt';

/** The visitor's choices. A later one never exists without the earlier ones. */
export interface BookingPlace {
  /** yyyy-MM; null: the chosen day's month, else the present one. */
  month: string | null;
  /** yyyy-MM-dd */
  day: string | null;
  /** HH:mm in the clinic. */
  time: string | null;
  roomId: number | null;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads the query. Drops invalid values, and choices without the earlier ones. */
export function readBookingPlace(query: URLSearchParams): BookingPlace {
  const day = dayIn(query, BOOKING_QUERY.day);
  const clock = query.get(BOOKING_QUERY.time) ?? '';
  const time = day !== null && TIME.test(clock) ? clock : null;
  const roomId = time === null ? null : idIn(query, BOOKING_QUERY.room);
  return { month: monthIn(query, BOOKING_QUERY.month), day, time, roomId };
}

/** The query for readBookingPlace, with its question mark; empty for a fresh start. */
export function writeBookingPlace({ month, day, time, roomId }: BookingPlace): string {
  return searchOf([
    [BOOKING_QUERY.month, day !== null && month === monthOf(day) ? null : month],
    [BOOKING_QUERY.day, day],
    [BOOKING_QUERY.time, time],
    [BOOKING_QUERY.room, roomId],
  ]);
}

export function chooseMonth(place: BookingPlace, month: string): BookingPlace {
  return { ...place, month };
}

/** Clears the slot: another day has others. */
export function chooseDay(_place: BookingPlace, day: string): BookingPlace {
  return { month: monthOf(day), day, time: null, roomId: null };
}

/** Keeps the room, to be checked for this slot. */
export function chooseTime(place: BookingPlace, day: string, time: string): BookingPlace {
  return { month: monthOf(day), day, time, roomId: place.roomId };
}

export function chooseRoom(place: BookingPlace, roomId: number | null): BookingPlace {
  return { ...place, roomId };
}

/** Keeps the day; the slot is gone. */
export function dropSlot(place: BookingPlace): BookingPlace {
  return { ...place, time: null, roomId: null };
}

/** Whether this slot and room are chosen. */
export function isChosen(place: BookingPlace, { startTime, roomId }: Pick<Booking, 'startTime' | 'roomId'>): boolean {
  return place.day === dayOf(startTime) && place.time === clockTime(startTime) && place.roomId === roomId;
}

/** The month to show, never a past one. */
export function shownMonth({ month, day }: Pick<BookingPlace, 'month' | 'day'>, today: string): string {
  const asked = month ?? (day === null ? null : monthOf(day));
  const present = monthOf(today);
  return asked === null || asked < present ? present : asked;
}
