import { weekdayOf } from './calendar-date';
import { clinicDay, instantOf, type ClinicDay } from './clinic-time';
import { normalize, type Interval } from './intervals';
import type { Weekday } from './weekday';

export interface RoomOfPeriod {
  /** Minutes of the day by date; a missing date is closed. */
  readonly open: ReadonlyMap<string, readonly Interval[]>;
  /** Epoch minutes; may overlap. */
  readonly occupied: readonly Interval[];
}

/** Over all days. */
interface HourUse {
  openMinutes: number;
  occupiedMinutes: number;
}

/** By clock hour, 0 to 23. */
export type HoursUse = readonly HourUse[];

export interface RoomsUse {
  /** In the order of the rooms. */
  rooms: readonly HoursUse[];
  weekdays: ReadonlyMap<Weekday, HoursUse>;
}

/** Open and occupied minutes by hour, with an hour's real length at clock changes. `dates` ascend. */
export function roomsUse(zone: string, dates: readonly string[], rooms: readonly RoomOfPeriod[]): RoomsUse {
  const days = dates.map((date) => dayOf(zone, date));
  const weekdays = new Map<Weekday, HourUse[]>();
  const byRoom = rooms.map((room) => {
    const ofRoom = noUse();
    for (const [weekday, minutes] of weekOf(zone, days, room)) {
      const ofWeekday = weekdays.get(weekday) ?? noUse();
      weekdays.set(weekday, ofWeekday);
      for (const use of [ofRoom, ofWeekday]) addUse(use, minutes);
    }
    return ofRoom;
  });
  return { rooms: byRoom, weekdays };
}

const HOURS = 24;

const noUse = (): HourUse[] => Array.from({ length: HOURS }, () => ({ openMinutes: 0, occupiedMinutes: 0 }));
const noMinutes = (): number[] => Array.from({ length: HOURS }, () => 0);

interface WeekdayMinutes {
  readonly open: number[];
  readonly occupied: number[];
}

function addUse(sum: readonly HourUse[], { open, occupied }: WeekdayMinutes): void {
  for (const [hour, use] of sum.entries()) {
    use.openMinutes += open[hour]!;
    use.occupiedMinutes += occupied[hour]!;
  }
}

type DayOfRooms = ClinicDay & {
  readonly weekday: Weekday;
  /** Instant at which each clock hour ends. */
  readonly hourEnds: readonly number[];
};

function dayOf(zone: string, date: string): DayOfRooms {
  const day = clinicDay(zone, date);
  const hourEnds = Array.from({ length: HOURS }, (_, hour) => instantOf(zone, day, (hour + 1) * 60));
  return { ...day, weekday: weekdayOf(date), hourEnds };
}

/** Without lists: a year of hundreds of rooms is a hundred thousand days. */
function weekOf(
  zone: string,
  days: readonly DayOfRooms[],
  { open, occupied }: RoomOfPeriod,
): Map<Weekday, WeekdayMinutes> {
  const week = new Map<Weekday, WeekdayMinutes>();
  const taken = normalize(occupied);
  let first = 0;
  for (const day of days) {
    const hours = open.get(day.date);
    if (!hours || hours.length === 0) continue;
    const minutes = week.get(day.weekday) ?? { open: noMinutes(), occupied: noMinutes() };
    week.set(day.weekday, minutes);
    while (first < taken.length && taken[first]!.end <= day.start) first += 1;
    for (const { start, end } of normalize(hours)) {
      const opens = instantOf(zone, day, start);
      const closes = instantOf(zone, day, end);
      addMinutes(minutes.open, day, opens, closes);
      for (let index = first; index < taken.length && taken[index]!.start < closes; index += 1) {
        const it = taken[index]!;
        addMinutes(minutes.occupied, day, Math.max(it.start, opens), Math.min(it.end, closes));
      }
    }
  }
  return week;
}

/** Nothing if `end` is not after `start`. */
function addMinutes(sums: number[], { hourEnds }: DayOfRooms, start: number, end: number): void {
  let from = start;
  for (let hour = 0; from < end; hour += 1) {
    const until = Math.min(hourEnds[hour]!, end);
    if (until <= from) continue;
    sums[hour]! += until - from;
    from = until;
  }
}
