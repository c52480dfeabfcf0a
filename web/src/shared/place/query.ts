import { isRealDay, isRealMonth } from '../time/calendar-date';

/** Short enough for the server's numbers. */
const ID = /^[1-9]\d{0,8}$/;

/*
 * What an address says under a key. Null for nothing, and for what the server would refuse: a mistyped or cut link
 * opens the page as it is without it.
 */

/** yyyy-MM */
export function monthIn(query: URLSearchParams, key: string): string | null {
  const text = query.get(key) ?? '';
  return isRealMonth(text) ? text : null;
}

/** yyyy-MM-dd */
export function dayIn(query: URLSearchParams, key: string): string | null {
  const text = query.get(key) ?? '';
  return isRealDay(text) ? text : null;
}

export function idIn(query: URLSearchParams, key: string): number | null {
  const text = query.get(key) ?? '';
  return ID.test(text) ? Number(text) : null;
}

/** The query that says all that is there, in this order, with its question mark; empty when nothing is. */
export function searchOf(entries: readonly (readonly [key: string, value: string | number | null])[]): string {
  const query = entries.flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`])).join('&');
  return query && `?${query}`;
}
