import { dayIn, idIn, monthIn, searchOf } from '../../shared/place/query';
import { clockTime, dayOf, monthOf } from '../../shared/time/clinic-time';
import type { Booking } from './booking-attempt';
import { BOOKING_QUERY } from './booking.paths';

/** Where a visitor stands in a booking. What is chosen later is never there without what is chosen before it. */
export interface BookingPlace {
  /** The month on show, yyyy-MM; null: the chosen day's, else the present one. */
  month: string | null;
  /** yyyy-MM-dd */
  day: string | null;
  /** HH:mm in the clinic. */
  time: string | null;
  roomId: number | null;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What the address says; whatever is misspelt or hangs in the air is left out. */
export function readBookingPlace(query: URLSearchParams): BookingPlace {
  const day = dayIn(query, BOOKING_QUERY.day);
  const clock = query.get(BOOKING_QUERY.time) ?? '';
  const time = day !== null && TIME.test(clock) ? clock : null;
  const roomId = time === null ? null : idIn(query, BOOKING_QUERY.room);
  return { month: monthIn(query, BOOKING_QUERY.month), day, time, roomId };
}

/** The query that `readBookingPlace` reads back, with its question mark; empty for a fresh start. */
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

/** Another day has other slots, so the chosen one goes. */
export function chooseDay(_place: BookingPlace, day: string): BookingPlace {
  return { month: monthOf(day), day, time: null, roomId: null };
}

/** The room stays, to be judged anew for this slot. */
export function chooseTime(place: BookingPlace, day: string, time: string): BookingPlace {
  return { month: monthOf(day), day, time, roomId: place.roomId };
}

export function chooseRoom(place: BookingPlace, roomId: number | null): BookingPlace {
  return { ...place, roomId };
}

/** The day stays, the slot does not: it is gone. */
export function dropSlot(place: BookingPlace): BookingPlace {
  return { ...place, time: null, roomId: null };
}

/** Whether that is the slot and the room that are chosen, whatever month is on show. */
export function isChosen(place: BookingPlace, { startTime, roomId }: Pick<Booking, 'startTime' | 'roomId'>): boolean {
  return place.day === dayOf(startTime) && place.time === clockTime(startTime) && place.roomId === roomId;
}

/** The month to show: never one that is over. */
export function shownMonth({ month, day }: Pick<BookingPlace, 'month' | 'day'>, today: string): string {
  const asked = month ?? (day === null ? null : monthOf(day));
  const present = monthOf(today);
  return asked === null || asked < present ? present : asked;
}
