import { weekdayOf } from './calendar-date';
import { clinicDay, instantOf, type ClinicDay } from './clinic-time';
import { intersect, normalize, overlapping, totalMinutes, type Interval, type IntervalList } from './intervals';
import type { Weekday } from './weekday';

export interface RoomOfPeriod {
  /** Minutes of the day by date; a date that is missing is closed. */
  readonly open: ReadonlyMap<string, readonly Interval[]>;
  /** Epoch minutes, by whomever; they may overlap. */
  readonly occupied: readonly Interval[];
}

/** Of an hour of the clock, over all its days. */
interface HourUse {
  openMinutes: number;
  /** Of these. */
  occupiedMinutes: number;
}

/** By the hour at which they begin, 0 to 23. */
export type HoursUse = readonly HourUse[];

export interface RoomsUse {
  /** In the order of the rooms. */
  rooms: readonly HoursUse[];
  weekdays: ReadonlyMap<Weekday, HoursUse>;
}

/**
 * How much of the time in which rooms were open was taken, by hour. What was taken while a room was closed does not
 * count. On a day with a clock change an hour has the minutes that it had.
 */
export function roomsUse(zone: string, dates: readonly string[], rooms: readonly RoomOfPeriod[]): RoomsUse {
  const days = dates.map((date) => clinicDay(zone, date));
  const weekdays = new Map<Weekday, HourUse[]>();
  const byRoom = rooms.map(({ open, occupied }) => {
    const ofRoom = noUse();
    const taken = normalize(occupied);
    for (const day of days) {
      const hours = open.get(day.date);
      if (!hours || hours.length === 0) continue;
      const weekday = weekdayOf(day.date);
      const ofWeekday = weekdays.get(weekday) ?? noUse();
      weekdays.set(weekday, ofWeekday);
      addDay([ofRoom, ofWeekday], zone, day, { hours, taken: overlapping(taken, day) });
    }
    return ofRoom;
  });
  return { rooms: byRoom, weekdays };
}

const HOURS = 24;

const noUse = (): HourUse[] => Array.from({ length: HOURS }, () => ({ openMinutes: 0, occupiedMinutes: 0 }));

function addDay(
  sums: readonly HourUse[][],
  zone: string,
  day: ClinicDay,
  { hours, taken }: { hours: readonly Interval[]; taken: IntervalList },
): void {
  const open = normalize(
    hours.map(({ start, end }) => ({ start: instantOf(zone, day, start), end: instantOf(zone, day, end) })),
  );
  const used = intersect(open, taken);
  const first = Math.floor(Math.min(...hours.map(({ start }) => start)) / 60);
  const end = Math.ceil(Math.max(...hours.map((it) => it.end)) / 60);
  for (let hour = first; hour < end; hour += 1) {
    const span = [{ start: instantOf(zone, day, hour * 60), end: instantOf(zone, day, (hour + 1) * 60) }];
    const openMinutes = totalMinutes(intersect(open, span));
    if (openMinutes === 0) continue;
    const occupiedMinutes = totalMinutes(intersect(used, span));
    for (const sum of sums) {
      const ofHour = sum[hour]!;
      ofHour.openMinutes += openMinutes;
      ofHour.occupiedMinutes += occupiedMinutes;
    }
  }
}
