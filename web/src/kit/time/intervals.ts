import { toMinutes, toTime } from './time-of-day';

/** HH:mm up to 24:00, end excluded. */
export interface Interval {
  startTime: string;
  endTime: string;
}

export const DEFAULT_INTERVAL: Readonly<Interval> = { startTime: '09:00', endTime: '17:00' };

export interface UsualHours {
  day: Readonly<Interval>;
  lunch: Readonly<Interval>;
}

export const USUAL_HOURS: UsualHours = { day: DEFAULT_INTERVAL, lunch: { startTime: '12:00', endTime: '13:00' } };

const END_OF_DAY = 1440;

/** May be negative. */
export function minutesOf({ startTime, endTime }: Interval): number {
  return toMinutes(endTime) - toMinutes(startTime);
}

/** "08:00 - 12:00" */
export function intervalText({ startTime, endTime }: Interval): string {
  return `${startTime} - ${endTime}`;
}

export function intervalsText(intervals: readonly Interval[]): string {
  return intervals.map(intervalText).join(', ');
}

export function byStart<I extends Interval>(intervals: readonly I[]): I[] {
  return intervals.toSorted((one, other) => one.startTime.localeCompare(other.startTime));
}

export function overlap(one: Interval, other: Interval): boolean {
  return one.startTime < other.endTime && other.startTime < one.endTime;
}

/** Without other fields, such as __typename. */
export function plain(intervals: readonly Interval[]): Interval[] {
  return intervals.map(({ startTime, endTime }) => ({ startTime, endTime }));
}

/** Within a single stretch; ends may touch. */
export function fits({ startTime, endTime }: Interval, stretches: readonly Interval[]): boolean {
  return stretches.some((stretch) => stretch.startTime <= startTime && endTime <= stretch.endTime);
}

/** The intersection. */
export function inBoth(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  return some.flatMap((one) => others.filter((other) => overlap(one, other)).map((other) => common(one, other)));
}

export function without(stretches: readonly Interval[], taken: Interval): Interval[] {
  return stretches.flatMap((stretch) => {
    if (!overlap(stretch, taken)) return [stretch];
    const before = { startTime: stretch.startTime, endTime: taken.startTime };
    const after = { startTime: taken.endTime, endTime: stretch.endTime };
    return [before, after].filter((rest) => minutesOf(rest) > 0);
  });
}

/** Sorted and merged, touching ones too. */
export function joined(intervals: readonly Interval[]): Interval[] {
  return byStart(intervals).reduce<Interval[]>((done, { startTime, endTime }) => {
    const before = done.at(-1);
    if (!before || before.endTime < startTime) return [...done, { startTime, endTime }];
    return [
      ...done.slice(0, -1),
      { startTime: before.startTime, endTime: before.endTime > endTime ? before.endTime : endTime },
    ];
  }, []);
}

/** The first of the longest. */
export function longest(stretches: readonly Interval[]): Interval | undefined {
  return stretches.toSorted((one, other) => minutesOf(other) - minutesOf(one))[0];
}

/** Indexes from 0. */
export interface OrderFault {
  index: number;
  /** Null: this one is backwards. */
  overlaps: number | null;
}

export function orderFaults(intervals: readonly Interval[]): OrderFault[] {
  return intervals.flatMap((interval, index): OrderFault[] => {
    if (minutesOf(interval) <= 0) return [{ index, overlaps: null }];
    const overlaps = intervals.slice(0, index).findIndex((above) => minutesOf(above) > 0 && overlap(above, interval));
    return overlaps === -1 ? [] : [{ index, overlaps }];
  });
}

const PAUSE = 60;
const SHORTEST = 15;
const USUAL = 240;

/** The afternoon after a morning, else an hour after the last, else before the first; null: full. */
export function nextInterval(intervals: readonly Interval[], { day, lunch } = USUAL_HOURS): Interval | null {
  if (intervals.length === 0) return { ...day };
  const last = Math.max(...intervals.map(({ endTime }) => toMinutes(endTime)));
  const first = Math.min(...intervals.map(({ startTime }) => toMinutes(startTime)));
  const isMorning = first < last && last <= toMinutes(lunch.startTime);
  if (isMorning && lunch.endTime < day.endTime) return { startTime: lunch.endTime, endTime: day.endTime };
  const start = last + PAUSE;
  if (start + SHORTEST <= END_OF_DAY)
    return { startTime: toTime(start), endTime: toTime(Math.min(start + USUAL, END_OF_DAY)) };
  return first >= SHORTEST ? { startTime: toTime(Math.max(0, first - USUAL)), endTime: toTime(first) } : null;
}

export function areIntervals(value: unknown): value is Interval[] {
  return (
    Array.isArray(value) &&
    value.every((it: Partial<Interval> | null) => typeof it?.startTime === 'string' && typeof it.endTime === 'string')
  );
}

function common(one: Interval, other: Interval): Interval {
  return {
    startTime: one.startTime > other.startTime ? one.startTime : other.startTime,
    endTime: one.endTime < other.endTime ? one.endTime : other.endTime,
  };
}
