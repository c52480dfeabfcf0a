import { rentRoomsInBulkInputLimits as LIMITS } from '../../../shared/form/limits.generated';
import { isRealDay } from '../../../shared/time/calendar-date';
import { shortDate } from '../../../shared/time/clinic-time';
import type { Interval } from '../../../shared/time/intervals';
import { isUnfinishedRental, rentalFaults, type RentalValues } from '../rental-form';
import { texts } from '../texts';
import { dayFaults, type DayPattern, type KnownDays } from './bulk-days';

/** As many as the server prices at once. */
export const MOST_DAYS = LIMITS.dates.maxItems;

/** What is kept of a choice that was not saved. */
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
  return Array.isArray(days) && days.length <= MOST_DAYS && days.every((day) => typeof day === 'string' && isRealDay(day));
}

/** How many faults the toast spells out; the page has them all. */
const FAULTS_TOLD = 3;

export interface BulkValues extends RentalValues {
  room: DayPattern['room'];
  /** yyyy-MM-dd */
  days: ReadonlySet<string>;
}

/**
 * Everything that keeps the values from being sent, in the catalogue's words and the page's order; [] when nothing does.
 * Days of which it is not known whether they were rented (`unsure`) are not judged: the server has to be asked again.
 */
export function bulkFaults({ days, room, ...rental }: BulkValues, known: KnownDays, unsure: ReadonlySet<string> = new Set()): string[] {
  const own = rentalFaults(rental);
  const pattern = { room, intervals: rental.intervals };
  const canJudgeDays = own.every(({ field }) => field === 'notes');
  const judged = canJudgeDays ? [...days].sort().filter((date) => !unsure.has(date)) : [];
  return [
    ...own.map(({ field, text }) => (field === 'notes' ? `${texts.fields.notes}: ${text}` : text)),
    ...(days.size === 0 ? [texts.faults.noDay] : []),
    ...judged.flatMap((date) => faultsOn(date, known, pattern)),
  ];
}

function faultsOn(date: string, known: KnownDays, pattern: DayPattern): string[] {
  return dayFaults(known.get(date), pattern).map((fault) => `${shortDate(date)}: ${fault}`);
}

/** "Errores de validación: …"; of many faults the first ones. */
export function faultsText(faults: readonly string[]): string {
  return texts.bulk.faults(faults.slice(0, FAULTS_TOLD), faults.length - FAULTS_TOLD);
}

/** One interval on one day is one reservation. */
export function reservationCount(days: number, intervals: readonly Interval[]): number {
  return days * intervals.length;
}
