import { addDays, monthOf } from '../../shared/time/clinic-time';
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

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const ID = /^[1-9]\d{0,8}$/;

/** What the address says; whatever is misspelt or hangs in the air is left out. */
export function readPlace(query: URLSearchParams): BookingPlace {
  const text = (key: keyof typeof BOOKING_QUERY) => query.get(BOOKING_QUERY[key]) ?? '';
  const day = isDay(text('day')) ? text('day') : null;
  const time = day !== null && TIME.test(text('time')) ? text('time') : null;
  const roomId = time !== null && ID.test(text('room')) ? Number(text('room')) : null;
  const month = MONTH.test(text('month')) ? text('month') : null;
  return { month, day, time, roomId };
}

/** The query that `readPlace` reads back, with its question mark; empty for a fresh start. */
export function writePlace({ month, day, time, roomId }: BookingPlace): string {
  const entries: [keyof typeof BOOKING_QUERY, string | null][] = [
    ['month', day !== null && month === monthOf(day) ? null : month],
    ['day', day],
    ['time', time],
    ['room', roomId === null ? null : String(roomId)],
  ];
  const query = entries.flatMap(([key, value]) => (value === null ? [] : [`${BOOKING_QUERY[key]}=${value}`])).join('&');
  return query && `?${query}`;
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

/** The month to show: never one that is over. */
export function shownMonth({ month, day }: Pick<BookingPlace, 'month' | 'day'>, today: string): string {
  const asked = month ?? (day === null ? null : monthOf(day));
  const present = monthOf(today);
  return asked === null || asked < present ? present : asked;
}

/** A calendar date that exists: 2026-02-30 does not. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}
