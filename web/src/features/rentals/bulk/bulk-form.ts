import { isRealDay } from '../../../kit/time/calendar-date';
import type { Interval } from '../../../kit/time/intervals';
import { shortDate } from '../../../kit/time/wall-time';
import { rentRoomsInBulkInputLimits as LIMITS } from '../../../schema/limits.generated';
import { isUnfinishedRental, rentalFaults, type RentalValues } from '../rent/rental-form';
import { texts } from '../texts';
import { dayFaults, type DayPattern, type KnownDays } from './bulk-days';

/** As many as the server prices at once. */
export const MOST_DAYS = LIMITS.dates.maxItems;

export interface UnfinishedBulk {
  roomId: number | null;
  intervals: Interval[];
  notes: string;
  /** yyyy-MM-dd, ascending. */
  days: string[];
}

export function isUnfinishedBulk(value: unknown): value is UnfinishedBulk {
  if (!isUnfinishedRental(value) || value.intervals === null) return false;
  const { days } = value as Partial<UnfinishedBulk>;
  return (
    Array.isArray(days) && days.length <= MOST_DAYS && days.every((day) => typeof day === 'string' && isRealDay(day))
  );
}

/** In the toast; the page shows all. */
const FAULTS_TOLD = 3;

export interface BulkValues extends RentalValues {
  room: DayPattern['room'];
  /** yyyy-MM-dd */
  days: ReadonlySet<string>;
}

/**
 * In the catalogue's words and the page's order. Skips `unsure` days: only the server knows whether they are rented.
 */
export function bulkFaults(
  { days, room, ...rental }: BulkValues,
  known: KnownDays,
  unsure: ReadonlySet<string> = new Set(),
): string[] {
  const own = rentalFaults(rental);
  const pattern = { room, intervals: rental.intervals };
  const canCheckDays = own.every(({ field }) => field === 'notes');
  const checked = canCheckDays ? [...days].sort().filter((date) => !unsure.has(date)) : [];
  return [
    ...own.map(({ field, text }) => (field === 'notes' ? `${texts.fields.notes}: ${text}` : text)),
    ...(days.size === 0 ? [texts.faults.noDay] : []),
    ...checked.flatMap((date) => faultsOn(date, known, pattern)),
  ];
}

function faultsOn(date: string, known: KnownDays, pattern: DayPattern): string[] {
  return dayFaults(known.get(date), pattern).map((fault) => `${shortDate(date)}: ${fault}`);
}

/** "Errores de validación: …"; only the first faults. */
export function faultsText(faults: readonly string[]): string {
  return texts.bulk.faults(faults.slice(0, FAULTS_TOLD), faults.length - FAULTS_TOLD);
}

export function reservationCount(days: number, intervals: readonly Interval[]): number {
  return days * intervals.length;
}
