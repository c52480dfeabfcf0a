import { daysInMonth } from './calendar-date';
import { dateText } from './date-text';

/** How far ahead a request may prefer a date: beyond that it is a year that was typed wrong. */
const MONTHS_AHEAD = 18;

/** The last date that a request may prefer on the day `today` of the clinic. Both yyyy-MM-dd. */
export function lastPreferredDate(today: string): string {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + MONTHS_AHEAD;
  const [lastYear, lastMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const lastDay = Math.min(day, daysInMonth(lastYear, lastMonth));
  return [lastYear, twoDigits(lastMonth), twoDigits(lastDay)].join('-');
}

/** What is wrong with a preferred date, in Spanish; null for nothing. Dates are real ones, yyyy-MM-dd; `today` is the clinic's. */
export function preferredDateFault(date: string, today: string): string | null {
  if (date < today) return 'La fecha no puede ser anterior a hoy';
  const last = lastPreferredDate(today);
  return date > last ? `La fecha no puede ser posterior al ${dateText(last)}` : null;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
