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

/** What the query says beside these keys: for a part of a page, which leaves alone what other parts keep there. */
export function restOf(query: URLSearchParams, keys: readonly string[]): string {
  const rest = new URLSearchParams(query);
  for (const key of keys) rest.delete(key);
  return rest.toString();
}

/** The query that says all that is there, in this order, and then `rest`, with its question mark; empty when nothing is. */
export function searchOf(entries: readonly (readonly [key: string, value: string | number | null])[], rest = ''): string {
  const query = [...entries.flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`])), rest].filter(Boolean).join('&');
  return query && `?${query}`;
}
