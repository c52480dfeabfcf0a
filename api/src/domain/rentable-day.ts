import type { ClinicDay } from './clinic-time';
import { instantOf } from './clinic-time';
import { type Interval, type IntervalList, intersect, normalize, subtract, totalMinutes } from './intervals';
import { MINUTES_PER_DAY } from './time-of-day';
import { firstMinuteFrom, wallSpan } from './wall-span';

/** A rental starts at least so many minutes from now, */
const LEAD_MINUTES = 60;
/** rounded up to the next of these steps of the clock. */
const STEP_MINUTES = 15;
/** A room of whose hours so much is taken counts as fully booked; what remains can be rented all the same. */
const FULL_PERCENT = 95;

/** free: there is time to rent. full: booked, or as good as. closed: no hours that day, or none left of today's. */
export type RoomDayState = 'free' | 'full' | 'closed';

/** One room on one day, as somebody who wants to rent it finds it. All in minutes of the day. */
export type RoomDay = {
  readonly open: IntervalList;
  /** What can still be rented, also of a full room. */
  readonly free: IntervalList;
  /** How much of `open` is taken, the time before now too. */
  readonly takenMinutes: number;
  readonly state: RoomDayState;
};

/** The first minute of the day that can be rented, 0 to 1440: an hour from now, rounded up to a quarter. `now` in epoch minutes. */
export function rentableFrom(zone: string, day: ClinicDay, now: number): number {
  const earliest = now + LEAD_MINUTES;
  if (earliest <= day.start) return 0;
  const minute = firstMinuteFrom(zone, day, earliest);
  return Math.min(MINUTES_PER_DAY, Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES);
}

/**
 * `open` are hours of the day, `taken` epoch minutes of this or other days; both in any order, overlapping or not.
 * Full is judged by all of the day's hours, so that a day does not change its colour as it passes; the time
 * before `from` can't be rented.
 */
export function roomDay(
  zone: string,
  day: ClinicDay,
  { open, taken, from }: { open: readonly Interval[]; taken: readonly Interval[]; from: number },
): RoomDay {
  const hours = normalize(open);
  const left = subtract(hours, normalize(taken.map((stretch) => wallSpan(zone, day, stretch))));
  const ahead = [{ start: from, end: MINUTES_PER_DAY }];
  const free = existing(zone, day, intersect(left, ahead));
  const takenMinutes = totalMinutes(hours) - totalMinutes(left);
  return { open: hours, free, takenMinutes, state: stateOf({ hours, takenMinutes, free, ahead }) };
}

interface Judged {
  hours: IntervalList;
  takenMinutes: number;
  free: IntervalList;
  /** What of the day is not over. */
  ahead: IntervalList;
}

function stateOf({ hours, takenMinutes, free, ahead }: Judged): RoomDayState {
  if (intersect(hours, ahead).length === 0) return 'closed';
  const isFull = takenMinutes * 100 >= totalMinutes(hours) * FULL_PERCENT;
  return isFull || free.length === 0 ? 'full' : 'free';
}

/** Without the hours that a clock set forward leaves out. */
function existing(zone: string, day: ClinicDay, hours: IntervalList): IntervalList {
  return day.shift !== null ? hours : hours.filter(({ start, end }) => instantOf(zone, day, start) < instantOf(zone, day, end));
}

/**
 * available: every room has time to rent. partial: some have. full: none, since they are booked. unavailable: none is
 * open, or no longer today. unconfigured: nobody has said when rooms open. past: the date is over.
 */
export type RentalDayState = 'available' | 'partial' | 'full' | 'unavailable' | 'unconfigured' | 'past';

/** What a calendar shows of a day, given all rooms that are in use. */
export function rentalDayState(
  rooms: readonly RoomDayState[],
  { isPast, isConfigured }: { isPast: boolean; isConfigured: boolean },
): RentalDayState {
  if (isPast) return 'past';
  if (!isConfigured) return 'unconfigured';
  const free = rooms.filter((state) => state === 'free').length;
  if (free > 0) return free === rooms.length ? 'available' : 'partial';
  return rooms.includes('full') ? 'full' : 'unavailable';
}
