import type { CalendarDay } from './calendar-days';

/** Per "Mostrar más". */
export const PAGE = 15;
/** Fills a phone. */
export const FIRST = 5;

interface WindowOptions {
  /** First card; null: no cut. */
  from: string | null;
  limit: number;
}

export interface ListWindow<T> {
  days: CalendarDay<T>[];
  /** Hidden cards. */
  before: number;
  after: number;
}

/** If everything lies before `from`, starts at the beginning. */
export function listWindow<T>(days: readonly CalendarDay<T>[], { from, limit }: WindowOptions): ListWindow<T> {
  const first =
    from === null
      ? 0
      : Math.max(
          0,
          days.findIndex(({ day }) => day >= from),
        );
  let room = limit;
  const shown: CalendarDay<T>[] = [];
  for (const { day, items } of days.slice(first)) {
    if (room <= 0) break;
    shown.push({ day, items: items.slice(0, room) });
    room -= items.length;
  }
  const before = countOf(days.slice(0, first));
  return { days: shown, before, after: countOf(days) - before - countOf(shown) };
}

function countOf(days: readonly CalendarDay<unknown>[]): number {
  return days.reduce((count, { items }) => count + items.length, 0);
}
