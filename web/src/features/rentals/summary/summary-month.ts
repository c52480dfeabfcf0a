import { monthIn, searchOf } from '../../../kit/url/query';

/** Query key: the shown month, yyyy-MM; absent for the current one. */
export const MONTH_KEY = 'mes';

/** The month in the address; null if absent or invalid. */
export function readMonth(query: URLSearchParams): string | null {
  return monthIn(query, MONTH_KEY);
}

export function writeMonth(month: string | null): string {
  return searchOf([[MONTH_KEY, month]]);
}
