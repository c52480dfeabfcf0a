import { mixed, number, ValidationError } from 'yup';

import { formSchema, type FormSchema } from '../../shared/form/form-schema';
import { intervalsRule, type IntervalFault } from '../../shared/form/intervals-rule';
import { rentRoomsInputLimits as LIMITS } from '../../shared/form/limits.generated';
import { textRule } from '../../shared/form/rules';
import {
  areIntervals, DEFAULT_INTERVAL, fits, inBoth, longest, orderFaults, overlap, without, type Interval,
} from '../../shared/time/intervals';
import { texts } from './texts';

/** What is typed of a rental: the hours by the clinic's clock. */
export interface RentalValues {
  roomId: number | null;
  intervals: Interval[];
  notes: string;
}

/** What of a room's day decides which hours can be rented. */
export interface RoomHours {
  free: readonly Interval[];
  bookings: readonly Interval[];
}

/** What is kept of a rental that was not finished. */
export interface UnfinishedRental {
  roomId: number | null;
  /** Null: nobody changed them. */
  intervals: Interval[] | null;
  notes: string;
}

export function isUnfinishedRental(value: unknown): value is UnfinishedRental {
  if (typeof value !== 'object' || value === null) return false;
  const { roomId, intervals, notes } = value as Partial<UnfinishedRental>;
  return (roomId === null || typeof roomId === 'number') && (intervals === null || areIntervals(intervals)) && typeof notes === 'string';
}

/** A rental in itself and, where `hoursOf` knows its room, in the hours of the room. */
export function rentalSchema(hoursOf: (roomId: number | null) => RoomHours | undefined = () => undefined): FormSchema<RentalValues> {
  return formSchema<RentalValues>({
    roomId: number().nullable().required(texts.faults.noRoom),
    intervals: mixed().when('roomId', ([roomId]: (number | null)[]) =>
      intervalsRule((intervals) => intervalFaults(intervals, hoursOf(roomId ?? null)))
        .min(LIMITS.intervals.minItems, texts.faults.noInterval),
    ),
    notes: textRule(LIMITS.notes),
  });
}

const IN_ITSELF = rentalSchema();

/** Everything wrong with a rental in itself, in the order of the form, each said once. */
export function rentalFaults(values: RentalValues): { field: string; text: string }[] {
  try {
    IN_ITSELF.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [...new Map(error.inner.map(({ path = '', message }) => [message, { field: path, text: message }])).values()];
  }
}

/** First and last free minute of the day; null when nothing is free. */
export function freeRange(free: readonly Interval[]): Interval | null {
  const [first, last] = [free[0], free.at(-1)];
  return first && last ? { startTime: first.startTime, endTime: last.endTime } : null;
}

/**
 * A new interval: of 09:00-17:00 the longest part that is free and not in `taken`, else the longest stretch that
 * still is, else 09:00-17:00 as it stands.
 */
export function newInterval(free: readonly Interval[], taken: readonly Interval[] = []): Interval {
  const left = taken.reduce<readonly Interval[]>(without, free);
  return longest(inBoth(left, [DEFAULT_INTERVAL])) ?? longest(left) ?? { ...DEFAULT_INTERVAL };
}

/** Everything wrong with the intervals, in themselves and, when its hours are given, in the room. */
export function intervalFaults(intervals: readonly Interval[], room?: RoomHours): IntervalFault[] {
  const misplaced = new Map(orderFaults(intervals).map(({ index, overlaps }) => [index, orderText(index + 1, overlaps)]));
  return intervals.flatMap((interval, index) => {
    const order = misplaced.get(index);
    const range = room ? rangeFaults(interval, index + 1, room) : [];
    const fit = room ? fitFaults(interval, index + 1, room, range.length > 0) : [];
    const place: Fault[] = order === undefined ? fit : [{ field: 'both', text: order }];
    return [...range, ...place].map((fault) => ({ index, ...fault }));
  });
}

type Fault = Omit<IntervalFault, 'index'>;

/** `row` counts from 1, here and below; `overlaps` is an index. */
function orderText(row: number, overlaps: number | null): string {
  return overlaps === null ? texts.intervalFaults.order(row) : texts.intervalFaults.overlap(row, overlaps + 1);
}

function rangeFaults({ startTime, endTime }: Interval, row: number, { free }: RoomHours): Fault[] {
  const range = freeRange(free);
  if (!range) return [];
  const isOutside = (time: string) => time < range.startTime || time > range.endTime;
  return [
    ...(isOutside(startTime) ? [{ field: 'startTime' as const, text: texts.intervalFaults.start(row, range) }] : []),
    ...(isOutside(endTime) ? [{ field: 'endTime' as const, text: texts.intervalFaults.end(row, range) }] : []),
  ];
}

function fitFaults(interval: Interval, row: number, { free, bookings }: RoomHours, isToldAlready: boolean): Fault[] {
  if (fits(interval, free)) return [];
  const booking = bookings.find((it) => overlap(it, interval));
  if (booking) return [{ field: 'both', text: texts.intervalFaults.taken(row, booking) }];
  return isToldAlready ? [] : [{ field: 'both', text: texts.intervalFaults.misfit(row, interval) }];
}

/** What does not fit into any one of the free stretches, as the catalogue says it of one day and of many. */
export function misfits(intervals: readonly Interval[], free: readonly Interval[]): string[] {
  return intervals.flatMap((interval, index) => (fits(interval, free) ? [] : [texts.intervalFaults.misfit(index + 1, interval)]));
}
