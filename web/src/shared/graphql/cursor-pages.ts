import type { FieldPolicy, Reference } from '@apollo/client';

/** All pages read so far, joined. */
interface Pages {
  items: readonly Reference[];
  /** The last page's cursor; absent where the list has no pages. */
  next?: string | null;
}

/**
 * Cache policy of a list with cursors (`first`, `after`). Lists differ by `listOf` their filter and by `order`, not
 * by size.
 */
export function cursorPages(listOf: (filter: Readonly<Record<string, unknown>>) => object): FieldPolicy<Pages> {
  return {
    keyArgs: (args) => JSON.stringify([listOf((args?.['filter'] ?? {}) as Record<string, unknown>), args?.['order'] ?? null]),
    merge: (known, incoming, { args }) => {
      const after = (args?.['after'] ?? null) as string | null;
      if (!known) return incoming;
      // A page that starts elsewhere than at the known end would leave a gap.
      if (after !== null) return known.next === after ? { ...incoming, items: [...known.items, ...incoming.items] } : known;
      const rest = incoming.next == null ? [] : behind(incoming.items, known.items);
      return rest.length === 0 ? incoming : { ...known, ...incoming, items: [...incoming.items, ...rest], next: known.next ?? null };
    },
  };
}

/** The known items after `page`; [] without an item in common, because there may be a gap between them. */
function behind(page: readonly Reference[], known: readonly Reference[]): readonly Reference[] {
  const places = new Map(known.map(({ __ref: ref }, place) => [ref, place]));
  const last = page.findLast(({ __ref: ref }) => places.has(ref));
  if (!last) return [];
  const shown = new Set(page.map(({ __ref: ref }) => ref));
  return known.slice((places.get(last.__ref) ?? known.length) + 1).filter(({ __ref: ref }) => !shown.has(ref));
}
