import type { Interval } from '../../../kit/time/intervals';

interface RoomHours {
  open: readonly Interval[];
  free: readonly Interval[];
  bookings: readonly Interval[];
}

/**
 * Neither free nor rented: `closed` between openings, `taken` by an appointment or past time. Each list is
 * ascending and without overlaps.
 */
export function roomGaps({ open, free, bookings }: RoomHours): { closed: Interval[]; taken: Interval[] } {
  const known = [...free, ...bookings].sort((one, other) => one.startTime.localeCompare(other.startTime));
  const taken = open.flatMap((it) => between([endingAt(it.startTime), ...inside(known, it), startingAt(it.endTime)]));
  return { closed: between(open), taken };
}

const endingAt = (endTime: string): Interval => ({ startTime: endTime, endTime });
const startingAt = (startTime: string): Interval => ({ startTime, endTime: startTime });

function inside(intervals: readonly Interval[], { startTime, endTime }: Interval): Interval[] {
  return intervals.filter((it) => it.startTime < endTime && it.endTime > startTime);
}

function between(intervals: readonly Interval[]): Interval[] {
  return intervals.slice(1).flatMap(({ startTime: endTime }, index) => {
    const { endTime: startTime } = intervals[index]!;
    return startTime < endTime ? [{ startTime, endTime }] : [];
  });
}
