import { monthIn, searchOf } from '../../../kit/url/query';

/** Query key: yyyy-MM; absent: current. */
export const MONTH_KEY = 'mes';

/** Null if absent or invalid. */
export function readMonth(query: URLSearchParams): string | null {
  return monthIn(query, MONTH_KEY);
}

export function writeMonth(month: string | null): string {
  return searchOf([[MONTH_KEY, month]]);
}
