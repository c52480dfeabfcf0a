import { type ClinicDay, instantOf } from './clinic-time';
import { contains, type Interval, type IntervalList, overlaps } from './intervals';

/** Why an interval can't be rented. Ranges and intervals in minutes of the day. */
export type RentalFault = { readonly number: number; readonly interval: Interval } & (
  | { readonly kind: 'backwards' }
  /** The clock of that day leaves it out. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'does-not-fit' }
  /** It shares time with an earlier interval of the same request. */
  | { readonly kind: 'repeated'; readonly other: number }
  | { readonly kind: 'booked'; readonly booking: Interval }
  | { readonly kind: 'starts-outside' | 'ends-outside'; readonly range: Interval }
);

export type RentedRoom = {
  /** What can be rented; see RoomDay. At least one. */
  readonly free: IntervalList;
  /** The room's rentals of the day, in any order. */
  readonly bookings: readonly Interval[];
};

/** What is wrong with the intervals in themselves, on whatever day; the first fault, or null. */
export function requestFault(intervals: readonly Interval[]): RentalFault | null {
  return firstFault(intervals, (interval) => {
    if (interval.start >= interval.end) return { kind: 'backwards' };
    const first = intervals.findIndex((it) => it === interval || overlaps(it, interval));
    return intervals[first] === interval ? null : { kind: 'repeated', other: first + 1 };
  });
}

/** An interval in which no time passes on this day, since its clock is set forward over it; the first, or null. */
export function dayFault(zone: string, day: ClinicDay, intervals: readonly Interval[]): RentalFault | null {
  return firstFault(intervals, (interval) => {
    const { start, end } = spanOf(zone, day, interval);
    return start < end ? null : { kind: 'skipped' };
  });
}

/**
 * Why the room can't be rented like that; the first fault, or null when each interval lies inside one free interval.
 * A booking in the way is told before the range it leaves.
 */
export function roomFault({ free, bookings }: RentedRoom, intervals: readonly Interval[]): RentalFault | null {
  const range = { start: free[0]?.start ?? 0, end: free.at(-1)?.end ?? 0 };
  return firstFault(intervals, (interval) => {
    if (contains(free, interval)) return null;
    const booking = bookings.find((it) => overlaps(it, interval));
    if (booking) return { kind: 'booked', booking };
    if (interval.start < range.start || interval.start > range.end) return { kind: 'starts-outside', range };
    if (interval.end < range.start || interval.end > range.end) return { kind: 'ends-outside', range };
    return { kind: 'does-not-fit' };
  });
}

/** The interval as epoch minutes: what is paid is the time that passes. */
export function spanOf(zone: string, day: ClinicDay, { start, end }: Interval): Interval {
  return { start: instantOf(zone, day, start), end: instantOf(zone, day, end) };
}

type Fault<Kinds = RentalFault> = Kinds extends RentalFault ? Omit<Kinds, 'number' | 'interval'> : never;

function firstFault(intervals: readonly Interval[], faultOf: (interval: Interval) => Fault | null): RentalFault | null {
  for (const [index, interval] of intervals.entries()) {
    const fault = faultOf(interval);
    if (fault) return { ...fault, number: index + 1, interval } as RentalFault;
  }
  return null;
}
