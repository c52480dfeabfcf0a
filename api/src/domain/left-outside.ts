import { clinicDay, instantOf } from './clinic-time';
import { contains, type Interval, type IntervalList, normalize } from './intervals';

/** Minutes of the day; a missing date is closed. */
export type HoursByDate = ReadonlyMap<string, readonly Interval[]>;

/** Both must cover the same dates. */
export function leftOutside<Booking extends Interval>(
  zone: string,
  { before, after }: { before: HoursByDate; after: HoursByDate },
  bookings: readonly Booking[],
): Booking[] {
  const [was, will] = [openTime(zone, before), openTime(zone, after)];
  return bookings.filter((booking) => contains(was, booking) && !contains(will, booking));
}

function openTime(zone: string, hours: HoursByDate): IntervalList {
  const spans = [...hours].flatMap(([date, intervals]) => {
    const day = clinicDay(zone, date);
    return intervals.map(({ start, end }) => ({ start: instantOf(zone, day, start), end: instantOf(zone, day, end) }));
  });
  return normalize(spans);
}
