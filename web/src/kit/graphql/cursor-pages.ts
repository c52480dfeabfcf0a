import type { FieldPolicy, Reference } from '@apollo/client';

interface Shape<List, Item> {
  itemsOf: (list: List) => readonly Item[];
  /** null: last page. */
  nextOf: (list: List) => string | null;
  refOf: (item: Item) => string;
  /** `list` with these items, ending as `end` does. */
  withItems: (list: List, items: readonly Item[], end: List) => List;
}

type ListOf = (filter: Readonly<Record<string, unknown>>) => object;

interface Pages {
  items: readonly Reference[];
  next?: string | null;
}

/** Cache policy for cursor lists, keyed by filter and order, not by size. */
export function cursorPages(listOf: ListOf): FieldPolicy<Pages> {
  return pagesOf(listOf, {
    itemsOf: ({ items }) => items,
    nextOf: ({ next }) => next ?? null,
    refOf: ({ __ref: ref }) => ref,
    withItems: (list, items, { next }) => ({ ...list, items, next: next ?? null }),
  });
}

interface Edge {
  node: Reference;
}
interface Connection {
  edges: readonly Edge[];
  /** Absent if the query doesn't page. */
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
}

export function edgePages(listOf: ListOf): FieldPolicy<Connection> {
  return pagesOf<Connection, Edge>(listOf, {
    itemsOf: ({ edges }) => edges,
    nextOf: ({ pageInfo }) => (pageInfo?.hasNextPage ? pageInfo.endCursor : null),
    refOf: ({ node }) => node.__ref,
    withItems: (list, edges, { pageInfo }) => ({ ...list, edges, ...(pageInfo && { pageInfo }) }),
  });
}

function pagesOf<List extends object, Item>(listOf: ListOf, shape: Shape<List, Item>) {
  const { itemsOf, nextOf, withItems } = shape;
  return {
    keyArgs: (args: Args) =>
      JSON.stringify([listOf((args?.['filter'] ?? {}) as Record<string, unknown>), args?.['order'] ?? null]),
    merge: (known: List | undefined, incoming: List, { args }: { args: Args }): List => {
      const after = (args?.['after'] ?? null) as string | null;
      if (!known) return incoming;
      // Other pages would leave a gap.
      if (after !== null)
        return nextOf(known) === after
          ? withItems(incoming, [...itemsOf(known), ...itemsOf(incoming)], incoming)
          : known;
      const rest = nextOf(incoming) === null ? [] : behind(itemsOf(incoming), itemsOf(known), shape);
      return rest.length === 0
        ? incoming
        : withItems({ ...known, ...incoming }, [...itemsOf(incoming), ...rest], known);
    },
  };
}

type Args = Readonly<Record<string, unknown>> | null;

/** Known items after `page`; [] if there may be a gap. */
function behind<Item>(page: readonly Item[], known: readonly Item[], { refOf }: Pick<Shape<never, Item>, 'refOf'>) {
  const indexes = new Map(known.map((item, index) => [refOf(item), index]));
  const last = page.findLast((item) => indexes.has(refOf(item)));
  if (!last) return [];
  const shown = new Set(page.map(refOf));
  return known.slice((indexes.get(refOf(last)) ?? known.length) + 1).filter((item) => !shown.has(refOf(item)));
}
