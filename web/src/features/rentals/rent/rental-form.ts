import { mixed, number, ValidationError } from 'yup';

import { formSchema, type FormSchema } from '../../../kit/form/form-schema';
import { intervalsRule, type IntervalFault } from '../../../kit/form/intervals-rule';
import { textRule } from '../../../kit/form/rules';
import {
  areIntervals,
  DEFAULT_INTERVAL,
  fits,
  inBoth,
  longest,
  orderFaults,
  overlap,
  without,
  type Interval,
} from '../../../kit/time/intervals';
import { rentRoomsInputLimits as LIMITS } from '../../../schema/limits.generated';
import { texts } from '../texts';

/** Clinic time. */
export interface RentalValues {
  roomId: number | null;
  intervals: Interval[];
  notes: string;
}

export interface RoomHours {
  free: readonly Interval[];
  bookings: readonly Interval[];
}

export interface UnfinishedRental {
  roomId: number | null;
  /** null if unchanged. */
  intervals: Interval[] | null;
  notes: string;
}

export function isUnfinishedRental(value: unknown): value is UnfinishedRental {
  if (typeof value !== 'object' || value === null) return false;
  const { roomId, intervals, notes } = value as Partial<UnfinishedRental>;
  return (
    (roomId === null || typeof roomId === 'number') &&
    (intervals === null || areIntervals(intervals)) &&
    typeof notes === 'string'
  );
}

/** Checks the rental alone and, if `hoursOf` knows the room, against its hours. */
export function rentalSchema(
  hoursOf: (roomId: number | null) => RoomHours | undefined = () => undefined,
): FormSchema<RentalValues> {
  return formSchema<RentalValues>({
    roomId: number().nullable().required(texts.faults.noRoom),
    intervals: mixed().when('roomId', ([roomId]: (number | null)[]) =>
      intervalsRule((intervals) => intervalFaults(intervals, hoursOf(roomId ?? null))).min(
        LIMITS.intervals.minItems,
        texts.faults.noInterval,
      ),
    ),
    notes: textRule(LIMITS.notes),
  });
}

const IN_ITSELF = rentalSchema();

/** In form order, each text once. */
export function rentalFaults(values: RentalValues): { field: string; text: string }[] {
  try {
    IN_ITSELF.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [
      ...new Map(error.inner.map(({ path = '', message }) => [message, { field: path, text: message }])).values(),
    ];
  }
}

/** null without free time. */
export function freeRange(free: readonly Interval[]): Interval | null {
  const [first, last] = [free[0], free.at(-1)];
  return first && last ? { startTime: first.startTime, endTime: last.endTime } : null;
}

/** The longest free part of 09:00-17:00 outside `taken`, else the longest free interval, else 09:00-17:00. */
export function newInterval(free: readonly Interval[], taken: readonly Interval[] = []): Interval {
  const left = taken.reduce<readonly Interval[]>(without, free);
  return longest(inBoth(left, [DEFAULT_INTERVAL])) ?? longest(left) ?? { ...DEFAULT_INTERVAL };
}

/** By themselves and, if given, in the room. */
export function intervalFaults(intervals: readonly Interval[], room?: RoomHours): IntervalFault[] {
  const orderTexts = new Map(
    orderFaults(intervals).map(({ index, overlaps }) => [index, orderText(index + 1, overlaps)]),
  );
  return intervals.flatMap((interval, index) => {
    const order = orderTexts.get(index);
    const range = room ? rangeFaults(interval, index + 1, room) : [];
    const fit = room ? fitFaults(interval, index + 1, room, range.length > 0) : [];
    const hoursFaults: Fault[] = order === undefined ? fit : [{ field: 'both', text: order }];
    return [...range, ...hoursFaults].map((fault) => ({ index, ...fault }));
  });
}

type Fault = Omit<IntervalFault, 'index'>;

/** `row` counts from 1; `overlaps` is an index. */
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

export function misfits(intervals: readonly Interval[], free: readonly Interval[]): string[] {
  return intervals.flatMap((interval, index) =>
    fits(interval, free) ? [] : [texts.intervalFaults.misfit(index + 1, interval)],
  );
}
