import { type ClinicDay, instantOf } from './clinic-time';
import { contains, type Interval, type IntervalList, overlaps } from './intervals';

/** Minutes of the day. `number` and `other` count from 1. */
export type RentalFault = { readonly number: number; readonly interval: Interval } & (
  | { readonly kind: 'backwards' }
  /** By a clock change. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'does-not-fit' }
  | { readonly kind: 'repeated'; readonly other: number }
  | { readonly kind: 'booked'; readonly booking: Interval }
  | { readonly kind: 'starts-outside' | 'ends-outside'; readonly range: Interval }
);

export type RentedRoom = {
  /** At least one. */
  readonly free: IntervalList;
  readonly bookings: readonly Interval[];
};

export function requestFault(intervals: readonly Interval[]): RentalFault | null {
  return firstFault(intervals, (interval) => {
    if (interval.start >= interval.end) return { kind: 'backwards' };
    const first = intervals.findIndex((it) => it === interval || overlaps(it, interval));
    return intervals[first] === interval ? null : { kind: 'repeated', other: first + 1 };
  });
}

export function dayFault(zone: string, day: ClinicDay, intervals: readonly Interval[]): RentalFault | null {
  return firstFault(intervals, (interval) => {
    const { start, end } = spanOf(zone, day, interval);
    return start < end ? null : { kind: 'skipped' };
  });
}

/** A colliding booking takes precedence over the range. */
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

/** Epoch minutes. */
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
