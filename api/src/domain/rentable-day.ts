import type { ClinicDay } from './clinic-time';
import { instantOf } from './clinic-time';
import { type Interval, type IntervalList, intersect, normalize, subtract, totalMinutes } from './intervals';
import { MINUTES_PER_DAY } from './time-of-day';
import { firstMinuteFrom, wallSpan } from './wall-span';

/** From now, rounded up to STEP_MINUTES. */
const LEAD_MINUTES = 60;
const STEP_MINUTES = 15;
/** The rest can still be rented. */
const FULL_PERCENT = 95;

/** full: booked or nearly. closed: no hours that day, or none left today. */
export type RoomDayState = 'free' | 'full' | 'closed';

/** Minutes of the day. */
export type RoomDay = {
  readonly open: IntervalList;
  readonly free: IntervalList;
  /** Past minutes count as taken. */
  readonly takenMinutes: number;
  readonly state: RoomDayState;
};

/** A minute of the day; `now` in epoch minutes. */
export function rentableFrom(zone: string, day: ClinicDay, now: number): number {
  const earliest = now + LEAD_MINUTES;
  if (earliest <= day.start) return 0;
  const minute = firstMinuteFrom(zone, day, earliest);
  return Math.min(MINUTES_PER_DAY, Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES);
}

/**
 * `open` in minutes of the day, `taken` in epoch minutes; any order. Nothing before `from` is free, but 'full' judges
 * the whole day, so that the colour is stable.
 */
export function roomDay(
  zone: string,
  day: ClinicDay,
  { open, taken, from }: { open: readonly Interval[]; taken: readonly Interval[]; from: number },
): RoomDay {
  const hours = normalize(open);
  const left = subtract(hours, normalize(taken.map((interval) => wallSpan(zone, day, interval))));
  const ahead = [{ start: from, end: MINUTES_PER_DAY }];
  const free = existing(zone, day, intersect(left, ahead));
  const takenMinutes = totalMinutes(hours) - totalMinutes(left);
  return { open: hours, free, takenMinutes, state: stateOf({ hours, takenMinutes, free, ahead }) };
}

interface HoursOfDay {
  hours: IntervalList;
  takenMinutes: number;
  free: IntervalList;
  ahead: IntervalList;
}

function stateOf({ hours, takenMinutes, free, ahead }: HoursOfDay): RoomDayState {
  if (intersect(hours, ahead).length === 0) return 'closed';
  const isFull = takenMinutes * 100 >= totalMinutes(hours) * FULL_PERCENT;
  return isFull || free.length === 0 ? 'full' : 'free';
}

/** Leaves out hours that a clock change skips. */
function existing(zone: string, day: ClinicDay, hours: IntervalList): IntervalList {
  return day.shift !== null
    ? hours
    : hours.filter(({ start, end }) => instantOf(zone, day, start) < instantOf(zone, day, end));
}

/** partial: some rooms have time. unavailable: none open any longer. unconfigured: rooms have no hours yet. */
export type RentalDayState = 'available' | 'partial' | 'full' | 'unavailable' | 'unconfigured' | 'past';

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
