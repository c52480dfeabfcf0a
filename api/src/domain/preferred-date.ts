import { daysInMonth } from './calendar-date';
import { dateText } from './date-text';

/** A later date is probably a mistyped year. */
const MONTHS_AHEAD = 18;

export function lastPreferredDate(today: string): string {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + MONTHS_AHEAD;
  const [lastYear, lastMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const lastDay = Math.min(day, daysInMonth(lastYear, lastMonth));
  return [lastYear, twoDigits(lastMonth), twoDigits(lastDay)].join('-');
}

/** In Spanish, or null. `date` must exist. */
export function preferredDateFault(date: string, today: string): string | null {
  if (date < today) return 'La fecha no puede ser anterior a hoy';
  const last = lastPreferredDate(today);
  return date > last ? `La fecha no puede ser posterior al ${dateText(last)}` : null;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
