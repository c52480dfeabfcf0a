import type { CalendarDay } from './calendar-days';

/** The cards at first, and for each "Mostrar más". */
export const PAGE = 15;
/** As many fill a phone. */
export const FIRST = 5;

interface WindowOptions {
  /** The first card; null: no cut. */
  from: string | null;
  /** The most cards to show. */
  limit: number;
}

export interface ListWindow<T> {
  days: CalendarDay<T>[];
  /** How many are not shown, before and after. */
  before: number;
  after: number;
}

/** The shown part of a long list. If everything lies before `from`, it starts at the beginning. */
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
