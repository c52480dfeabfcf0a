import { isLike } from '../../shared/draft/draft';
import { rentRoomsInputLimits as LIMITS } from '../../shared/form/limits.generated';
import { tooLongText } from '../../shared/form/rules';
import { toMinutes } from '../../shared/time/time-of-day';

/** Hours of one day, HH:mm by the clinic's clock; an end may be 24:00. Such texts sort as the times do. */
export interface IntervalRow {
  startTime: string;
  endTime: string;
}

/** What of a room's day decides which hours can be rented. */
export interface RoomHours {
  free: readonly IntervalRow[];
  bookings: readonly IntervalRow[];
}

/** Something wrong with the interval in place `row` (from 0): with one of its times, or with both. */
export interface IntervalFault {
  row: number;
  field: 'startTime' | 'endTime' | 'both';
  text: string;
}

export const NO_ROOM_TEXT = 'Selecciona al menos una sala';

/** What a new interval is, where nothing is known about the hours. */
export const DEFAULT_INTERVAL: Readonly<IntervalRow> = { startTime: '09:00', endTime: '17:00' };

/** What is kept of a rental that was not finished. */
export interface UnfinishedRental {
  roomId: number | null;
  /** Null: nobody changed them. */
  intervals: IntervalRow[] | null;
  notes: string;
}

export function isUnfinishedRental(value: unknown): value is UnfinishedRental {
  if (typeof value !== 'object' || value === null) return false;
  const { roomId, intervals, notes } = value as Partial<UnfinishedRental>;
  return (roomId === null || typeof roomId === 'number') && (intervals === null || areIntervals(intervals)) && typeof notes === 'string';
}

export function areIntervals(value: unknown): value is IntervalRow[] {
  return Array.isArray(value) && value.every((row) => isLike(row, DEFAULT_INTERVAL));
}

/** What is wrong with the notes; undefined when nothing is. */
export function notesFault(notes: string): string | undefined {
  return notes.trim().length > LIMITS.notes.maxLength ? tooLongText(LIMITS.notes.maxLength) : undefined;
}

/** First and last free minute of the day; null when nothing is free. */
export function freeRange(free: readonly IntervalRow[]): IntervalRow | null {
  const [first, last] = [free[0], free.at(-1)];
  return first && last ? { startTime: first.startTime, endTime: last.endTime } : null;
}

/**
 * A new interval: of 09:00-17:00 the longest part that is free and not in `taken`, else the longest stretch that
 * still is, else 09:00-17:00 as it stands.
 */
export function newInterval(free: readonly IntervalRow[], taken: readonly IntervalRow[] = []): IntervalRow {
  const left = taken.reduce(without, free);
  return longest(inBoth(left, [DEFAULT_INTERVAL])) ?? longest(left) ?? { ...DEFAULT_INTERVAL };
}

/** Everything wrong with the intervals, in themselves and, when its hours are given, in the room; by row. */
export function intervalFaults(rows: readonly IntervalRow[], room?: RoomHours): IntervalFault[] {
  return rows.flatMap((interval, row) => {
    const own = [...(room ? rangeFaults(interval, room) : []), ...orderFaults(interval, rows.slice(0, row))];
    const faults = own.some(({ field }) => field === 'both') || !room ? own : [...own, ...fitFaults(interval, room, own.length > 0)];
    return faults.map(({ field, text }) => ({ row, field, text: `Intervalo ${row + 1}${text}` }));
  });
}

type Fault = Omit<IntervalFault, 'row'>;

function rangeFaults({ startTime, endTime }: IntervalRow, { free }: RoomHours): Fault[] {
  const range = freeRange(free);
  if (!range) return [];
  const isOutside = (time: string) => time < range.startTime || time > range.endTime;
  const text = `fuera del rango disponible (${range.startTime} - ${range.endTime})`;
  return [
    ...(isOutside(startTime) ? [{ field: 'startTime' as const, text: `: Hora de inicio ${text}` }] : []),
    ...(isOutside(endTime) ? [{ field: 'endTime' as const, text: `: Hora de fin ${text}` }] : []),
  ];
}

function orderFaults(interval: IntervalRow, earlier: readonly IntervalRow[]): Fault[] {
  if (interval.startTime >= interval.endTime) return [{ field: 'both', text: ': Hora de inicio debe ser anterior a la hora de fin' }];
  const other = earlier.findIndex((it) => overlap(it, interval));
  return other === -1 ? [] : [{ field: 'both', text: `: Se superpone con el intervalo ${other + 1}` }];
}

/** What does not fit into any one of the free stretches, as the catalogue says it of one day and of many. */
export function misfits(rows: readonly IntervalRow[], free: readonly IntervalRow[]): string[] {
  return rows.flatMap((interval, row) => (fits(interval, free) ? [] : [`Intervalo ${row + 1}${misfitText(interval)}`]));
}

/** Whether it lies inside one free stretch, touching its ends too. */
function fits(interval: IntervalRow, free: readonly IntervalRow[]): boolean {
  return free.some((stretch) => stretch.startTime <= interval.startTime && interval.endTime <= stretch.endTime);
}

function misfitText({ startTime, endTime }: IntervalRow): string {
  return ` (${startTime}-${endTime}) no cabe en el horario disponible`;
}

function fitFaults(interval: IntervalRow, { free, bookings }: RoomHours, isToldAlready: boolean): Fault[] {
  if (fits(interval, free)) return [];
  const booking = bookings.find((it) => overlap(it, interval));
  if (booking) return [{ field: 'both', text: `: Se superpone con reserva existente (${booking.startTime} - ${booking.endTime})` }];
  return isToldAlready ? [] : [{ field: 'both', text: misfitText(interval) }];
}

function overlap(a: IntervalRow, b: IntervalRow): boolean {
  return a.startTime < b.endTime && b.startTime < a.endTime;
}

/** What lies in both. */
export function inBoth(some: readonly IntervalRow[], others: readonly IntervalRow[]): IntervalRow[] {
  return some.flatMap((one) => others.flatMap((other) => common(one, other)));
}

function common(a: IntervalRow, b: IntervalRow): IntervalRow[] {
  if (!overlap(a, b)) return [];
  return [{ startTime: a.startTime > b.startTime ? a.startTime : b.startTime, endTime: a.endTime < b.endTime ? a.endTime : b.endTime }];
}

function without(stretches: readonly IntervalRow[], taken: IntervalRow): IntervalRow[] {
  return stretches.flatMap((stretch) => {
    if (!overlap(stretch, taken)) return [stretch];
    const before = { startTime: stretch.startTime, endTime: taken.startTime };
    const after = { startTime: taken.endTime, endTime: stretch.endTime };
    return [before, after].filter(({ startTime, endTime }) => startTime < endTime);
  });
}

function longest(stretches: readonly IntervalRow[]): IntervalRow | undefined {
  return [...stretches].sort((a, b) => minutesOf(b) - minutesOf(a))[0];
}

function minutesOf({ startTime, endTime }: IntervalRow): number {
  return toMinutes(endTime) - toMinutes(startTime);
}
