import { rentRoomsInBulkInputLimits as LIMITS } from '../../../shared/form/limits.generated';
import { countText, formatCount } from '../../../shared/text/count-text';
import { isRealDay } from '../../../shared/time/calendar-date';
import { shortDate } from '../../../shared/time/clinic-time';
import type { Interval } from '../../../shared/time/intervals';
import { isUnfinishedRental, rentalFaults, type RentalValues } from '../rental-form';
import { dayFaults, type DayPattern, type KnownDays } from './bulk-days';

/** As many as the server prices at once. */
export const MOST_DAYS = LIMITS.dates.maxItems;
export const TOO_MANY_DAYS_TEXT = `No se pueden elegir más de ${MOST_DAYS} días`;

export const NO_DAY_TEXT = 'Selecciona al menos un día';

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
  const { intervals } = rental;
  return [
    ...own.map(({ field, text }) => (field === 'notes' ? `Notas: ${text}` : text)),
    ...(days.size === 0 ? [NO_DAY_TEXT] : []),
    ...(own.every(({ field }) => field === 'notes') ? [...days].sort().filter((date) => !unsure.has(date)).flatMap((date) => faultsOn(date, known, { room, intervals })) : []),
  ];
}

function faultsOn(date: string, known: KnownDays, pattern: DayPattern): string[] {
  return dayFaults(known.get(date), pattern).map((fault) => `${shortDate(date)}: ${fault}`);
}

/** "Errores de validación: …"; of many faults the first ones. */
export function faultsText(faults: readonly string[]): string {
  const more = faults.length - FAULTS_TOLD;
  const told = faults.slice(0, FAULTS_TOLD).join(', ');
  return `Errores de validación: ${told}${more > 0 ? ` y ${more} más` : ''}`;
}

/** One interval on one day is one reservation. */
export function reservationCount(days: number, intervals: readonly Interval[]): number {
  return days * intervals.length;
}

/** "4 días × 2 = 8 reservas" */
export function sumText(days: number, intervals: readonly Interval[]): string {
  return `${countText(days, 'día', 'días')} × ${intervals.length} = ${countText(reservationCount(days, intervals), 'reserva', 'reservas')}`;
}

/** What the button that saves says. */
export function saveLabel(reservations: number): string {
  return reservations === 0 ? 'Guardar Reservas' : `Crear ${formatCount(reservations)} Reserva(s)`;
}

export function doneText(reservations: number, days: number): string {
  return `${formatCount(reservations)} reservas creadas exitosamente en ${days} día(s)`;
}

/** Over the days that stay selected, with their reasons. */
export function failedText(days: number): string {
  return days === 1 ? 'No se pudo reservar 1 día. Sigue seleccionado:' : `No se pudieron reservar ${days} días. Siguen seleccionados:`;
}
