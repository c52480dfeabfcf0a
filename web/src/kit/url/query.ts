import { isRealDay, isRealMonth } from '../time/calendar-date';

/** Distinguishes pages at one path. */
export const VIEW_KEY = 'vista';

/** Fits the server's ids. */
export const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** 0, which no entry has, if invalid. */
export const idOf = (text: string | null | undefined): number => (isId(text ?? '') ? Number(text) : 0);

/* Null for values that the server would refuse: a mistyped link still opens the page. */

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
  return idOf(query.get(key)) || null;
}

/** Keeps the keys of other parts. */
export function restOf(query: URLSearchParams, keys: readonly string[]): string {
  const rest = new URLSearchParams(query);
  for (const key of keys) rest.delete(key);
  return rest.toString();
}

/** With "?", or empty. */
export function searchOf(
  entries: readonly (readonly [key: string, value: string | number | null])[],
  rest = '',
): string {
  const query = [...entries.flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`])), rest]
    .filter(Boolean)
    .join('&');
  return query && `?${query}`;
}
