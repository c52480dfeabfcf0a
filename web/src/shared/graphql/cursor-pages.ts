import type { FieldPolicy, Reference } from '@apollo/client';

/** A list as the cache has it: the pages that were read so far, as one. */
interface Pages {
  items: readonly Reference[];
  /** Of the last page that was read; absent where only the whole is asked for. */
  next?: string | null;
}

/**
 * How the cache keeps a list that goes on by a cursor (`first`, `after`): what it is `listOf`, and its `order`, tell it from
 * others, not how much of it was asked for.
 */
export function cursorPages(listOf: (filter: Readonly<Record<string, unknown>>) => object): FieldPolicy<Pages> {
  return {
    keyArgs: (args) => JSON.stringify([listOf((args?.['filter'] ?? {}) as Record<string, unknown>), args?.['order'] ?? null]),
    merge: (known, incoming, { args }) => {
      const after = (args?.['after'] ?? null) as string | null;
      if (!known) return incoming;
      // A page that begins where the known ones do not end any more would leave a gap.
      if (after !== null) return known.next === after ? { ...incoming, items: [...known.items, ...incoming.items] } : known;
      const rest = incoming.next == null ? [] : behind(incoming.items, known.items);
      return rest.length === 0 ? incoming : { ...known, ...incoming, items: [...incoming.items, ...rest], next: known.next ?? null };
    },
  };
}

/** What of `known` comes after the page: [] where they have nothing in common, as then something between them is unknown. */
function behind(page: readonly Reference[], known: readonly Reference[]): readonly Reference[] {
  const places = new Map(known.map(({ __ref: ref }, place) => [ref, place]));
  const last = page.findLast(({ __ref: ref }) => places.has(ref));
  if (!last) return [];
  const shown = new Set(page.map(({ __ref: ref }) => ref));
  return known.slice((places.get(last.__ref) ?? known.length) + 1).filter(({ __ref: ref }) => !shown.has(ref));
}
