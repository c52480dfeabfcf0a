import { monthIn, searchOf } from '../../../shared/place/query';

/** Key of the summary's query: the month on show, yyyy-MM. Without it, the present one. */
const MONTH_KEY = 'mes';

/** The month that an address asks for; null for none, and for what is no month. */
export function readMonth(query: URLSearchParams): string | null {
  return monthIn(query, MONTH_KEY);
}

/** The query that `readMonth` reads back, with its question mark. */
export function writeMonth(month: string | null): string {
  return searchOf([[MONTH_KEY, month]]);
}
