import type { IntervalRow } from './rental-form';

interface RoomHours {
  open: readonly IntervalRow[];
  free: readonly IntervalRow[];
  bookings: readonly IntervalRow[];
}

/**
 * What of a room's day, from its first opening to its last closing, is neither free nor rented: `closed` between two
 * openings; `taken` while it is open: by somebody's turno, or gone by. Intervals are ascending; those of one list never overlap.
 */
export function roomGaps({ open, free, bookings }: RoomHours): { closed: IntervalRow[]; taken: IntervalRow[] } {
  const known = [...free, ...bookings].sort((one, other) => one.startTime.localeCompare(other.startTime));
  return { closed: between(open), taken: open.flatMap((it) => between([endingAt(it.startTime), ...inside(known, it), startingAt(it.endTime)])) };
}

const endingAt = (endTime: string): IntervalRow => ({ startTime: endTime, endTime });
const startingAt = (startTime: string): IntervalRow => ({ startTime, endTime: startTime });

function inside(intervals: readonly IntervalRow[], { startTime, endTime }: IntervalRow): IntervalRow[] {
  return intervals.filter((it) => it.startTime < endTime && it.endTime > startTime);
}

function between(intervals: readonly IntervalRow[]): IntervalRow[] {
  return intervals.slice(1).flatMap(({ startTime: endTime }, index) => {
    const { endTime: startTime } = intervals[index]!;
    return startTime < endTime ? [{ startTime, endTime }] : [];
  });
}
