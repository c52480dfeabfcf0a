import type { FieldPolicy, Reference } from '@apollo/client';

interface Pages {
  items: readonly Reference[];
  next?: string | null;
}

/** Cache policy of a list with cursors. Lists differ by filter and order, not by size. */
export function cursorPages(listOf: (filter: Readonly<Record<string, unknown>>) => object): FieldPolicy<Pages> {
  return {
    keyArgs: (args) =>
      JSON.stringify([listOf((args?.['filter'] ?? {}) as Record<string, unknown>), args?.['order'] ?? null]),
    merge: (known, incoming, { args }) => {
      const after = (args?.['after'] ?? null) as string | null;
      if (!known) return incoming;
      // Any other page would leave a gap.
      if (after !== null)
        return known.next === after ? { ...incoming, items: [...known.items, ...incoming.items] } : known;
      const rest = incoming.next == null ? [] : behind(incoming.items, known.items);
      return rest.length === 0
        ? incoming
        : { ...known, ...incoming, items: [...incoming.items, ...rest], next: known.next ?? null };
    },
  };
}

/** Known items after `page`; [] when there may be a gap between. */
function behind(page: readonly Reference[], known: readonly Reference[]): readonly Reference[] {
  const indexes = new Map(known.map(({ __ref: ref }, index) => [ref, index]));
  const last = page.findLast(({ __ref: ref }) => indexes.has(ref));
  if (!last) return [];
  const shown = new Set(page.map(({ __ref: ref }) => ref));
  return known.slice((indexes.get(last.__ref) ?? known.length) + 1).filter(({ __ref: ref }) => !shown.has(ref));
}
