import type { CalendarDay } from './calendar-days';

/** How many cards stand in the list at first, and how many more come with each "Mostrar más". */
export const PAGE = 15;

interface Wanted {
  /** The list begins here; what was before is shown when asked for. null: at its beginning. */
  from: string | null;
  /** How many to show at most. */
  limit: number;
}

export interface ListWindow<T> {
  days: CalendarDay<T>[];
  /** How many stand before and after what is shown. */
  before: number;
  after: number;
}

/** The part of a long list that is shown. When all of it lies before `from`, it is shown from its beginning. */
export function listWindow<T>(days: readonly CalendarDay<T>[], { from, limit }: Wanted): ListWindow<T> {
  const first = from === null ? 0 : Math.max(0, days.findIndex(({ day }) => day >= from));
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
