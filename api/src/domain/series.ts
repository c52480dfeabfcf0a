import { BUFFER_MINUTES } from './buffers';
import { weekdayOf } from './calendar-date';
import { clinicDay, dateOf, minuteOfDayAt } from './clinic-time';
import { overlaps, type Interval } from './intervals';
import { reasonAgainst, type NoSlotsReason } from './no-slots';
import { weekOf } from './series-dates';
import { offeredSlots, takenAt, type Schedule } from './slots';
import { MINUTES_PER_DAY } from './time-of-day';

interface SeriesSlot {
  /** Epoch minute. */
  readonly start: number;
  readonly roomIds: readonly number[];
}

export interface JudgedDate extends SeriesSlot {
  /** null: on offer. */
  readonly reason: NoSlotsReason | null;
  readonly isWithinHours: boolean;
  /** On the day, else in the week; null: none found or needed. */
  readonly nearest: SeriesSlot | null;
}

interface Asked {
  /** Staff book any free time. */
  readonly isAnyTime: boolean;
  /** In order of preference. `schedule` is the week of the start. */
  roomsAt(schedule: Schedule, start: number): readonly number[];
}

/** `schedule` has the weeks of all starts. Alternatives collide with no other start or alternative. */
export function judgeSeries(schedule: Schedule, wanted: readonly number[], asked: Asked): JudgedDate[] {
  const { zone } = schedule;
  const spanOf = (start: number): Interval => takenAt(schedule, start);
  const seen = wanted.map((start) => {
    const week = within(schedule, weekOf(dateOf(zone, start)));
    return { start, week, ...judge(week, start, asked) };
  });
  const taken = seen.filter(({ reason }) => reason === null).map(({ start }) => spanOf(start));
  return seen.map(({ start, week, reason, isWithinHours }) => {
    const others = reason === null ? [] : nearestFirst(week, start);
    const free = others.find((it) => !taken.some((other) => overlaps(other, spanOf(it))));
    if (free !== undefined) taken.push(spanOf(free));
    const nearest = free === undefined ? null : { start: free, roomIds: asked.roomsAt(week, free) };
    return { start, reason, isWithinHours, roomIds: asked.roomsAt(week, start), nearest };
  });
}

function judge(week: Schedule, start: number, { isAnyTime }: Asked) {
  const date = dateOf(week.zone, start);
  const startMinute = minuteOfDayAt(week.zone, start);
  const endMinute = startMinute + week.durationMinutes;
  const weekday = weekdayOf(date);
  const day = within(week, [date]);
  const isWithinHours = day.availability.some(
    (it) => it.weekday === weekday && it.startMinute <= startMinute && endMinute <= it.endMinute,
  );
  // As if available from then on, whatever the hours are.
  const availability = [{ weekday, startMinute, endMinute: MINUTES_PER_DAY }];
  return { reason: reasonAgainst(isAnyTime ? { ...day, availability } : day, start), isWithinHours };
}

/** The same day first, then by distance, the earlier of two. */
function nearestFirst(week: Schedule, start: number): number[] {
  const { zone } = week;
  const date = dateOf(zone, start);
  const isOther = (it: number): number => (dateOf(zone, it) === date ? 0 : 1);
  return offeredSlots(week)
    .flatMap(({ starts }) => starts)
    .filter((it) => it !== start)
    .toSorted((a, b) => isOther(a) - isOther(b) || Math.abs(a - start) - Math.abs(b - start) || a - b);
}

/** For speed: a series spans a year. `dates` ascend. */
function within(schedule: Schedule, dates: readonly string[]): Schedule {
  const span = {
    start: clinicDay(schedule.zone, dates[0]!).start - BUFFER_MINUTES.max,
    end: clinicDay(schedule.zone, dates.at(-1)!).end + BUFFER_MINUTES.max,
  };
  const near = (list: readonly Interval[]): Interval[] => list.filter((it) => overlaps(it, span));
  return {
    ...schedule,
    dates,
    ownBusy: near(schedule.ownBusy),
    rooms: schedule.rooms.map((room) => ({
      ...room,
      blocked: near(room.blocked),
      ...(room.onlyDuring !== undefined && { onlyDuring: near(room.onlyDuring) }),
    })),
  };
}

/** Per date: the wanted room, else the one free on most dates, else the first; null: none. */
export function roomsOfSeries(lists: readonly (readonly number[])[], wanted: number | null): (number | null)[] {
  const counts = new Map<number, number>();
  for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  // Maps keep order: the preferred room wins a tie.
  const [common] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [null];
  return lists.map((ids) => [wanted, common].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null);
}
