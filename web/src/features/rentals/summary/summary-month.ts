import { monthIn, searchOf } from '../../../kit/place/query';

/** Query key: the month on show, yyyy-MM; absent for the present one. */
export const MONTH_KEY = 'mes';

/** The month in the address; null when absent or invalid. */
export function readMonth(query: URLSearchParams): string | null {
  return monthIn(query, MONTH_KEY);
}

export function writeMonth(month: string | null): string {
  return searchOf([[MONTH_KEY, month]]);
}
