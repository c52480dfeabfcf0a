import { mixed, number, object, ValidationError, type ObjectSchema } from 'yup';

import { intervalsRule, type IntervalFault } from '../../shared/form/intervals-rule';
import { rentRoomsInputLimits as LIMITS } from '../../shared/form/limits.generated';
import { textRule } from '../../shared/form/rules';
import { areIntervals, DEFAULT_INTERVAL, fits, inBoth, longest, orderFaults, overlap, without, type Interval } from '../../shared/time/intervals';

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

export const NO_ROOM_TEXT = 'Selecciona al menos una sala';
export const NO_INTERVAL_TEXT = 'Configura al menos un horario';

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
export function rentalSchema(hoursOf: (roomId: number | null) => RoomHours | undefined = () => undefined): ObjectSchema<object> {
  return object({
    roomId: number().nullable().required(NO_ROOM_TEXT),
    intervals: mixed().when('roomId', ([roomId]: (number | null)[]) =>
      intervalsRule((intervals) => intervalFaults(intervals, hoursOf(roomId ?? null))).min(LIMITS.intervals.minItems, NO_INTERVAL_TEXT),
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
  const misplaced = new Map(orderFaults(intervals).map(({ index, overlaps }) => [index, orderText(overlaps)]));
  return intervals.flatMap((interval, index) => {
    const order = misplaced.get(index);
    const range = room ? rangeFaults(interval, room) : [];
    const place: Fault[] = order === undefined ? (room ? fitFaults(interval, room, range.length > 0) : []) : [{ field: 'both', text: order }];
    return [...range, ...place].map(({ field, text }) => ({ index, field, text: `Intervalo ${index + 1}${text}` }));
  });
}

type Fault = Omit<IntervalFault, 'index'>;

function orderText(overlaps: number | null): string {
  return overlaps === null ? ': Hora de inicio debe ser anterior a la hora de fin' : `: Se superpone con el intervalo ${overlaps + 1}`;
}

function rangeFaults({ startTime, endTime }: Interval, { free }: RoomHours): Fault[] {
  const range = freeRange(free);
  if (!range) return [];
  const isOutside = (time: string) => time < range.startTime || time > range.endTime;
  const text = `fuera del rango disponible (${range.startTime} - ${range.endTime})`;
  return [
    ...(isOutside(startTime) ? [{ field: 'startTime' as const, text: `: Hora de inicio ${text}` }] : []),
    ...(isOutside(endTime) ? [{ field: 'endTime' as const, text: `: Hora de fin ${text}` }] : []),
  ];
}

function fitFaults(interval: Interval, { free, bookings }: RoomHours, isToldAlready: boolean): Fault[] {
  if (fits(interval, free)) return [];
  const booking = bookings.find((it) => overlap(it, interval));
  if (booking) return [{ field: 'both', text: `: Se superpone con reserva existente (${booking.startTime} - ${booking.endTime})` }];
  return isToldAlready ? [] : [{ field: 'both', text: misfitText(interval) }];
}

/** What does not fit into any one of the free stretches, as the catalogue says it of one day and of many. */
export function misfits(intervals: readonly Interval[], free: readonly Interval[]): string[] {
  return intervals.flatMap((interval, index) => (fits(interval, free) ? [] : [`Intervalo ${index + 1}${misfitText(interval)}`]));
}

function misfitText({ startTime, endTime }: Interval): string {
  return ` (${startTime}-${endTime}) no cabe en el horario disponible`;
}
