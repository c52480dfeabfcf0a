import type { Data } from './selection';

type Values = Readonly<Record<string, unknown>>;
export type Paging = 'numbers' | 'cursor';
type Links = Readonly<Record<string, Values>>;

/** `page` and `limit`, or `after`, `limit` and a list with `next`; else null. */
export function pagingOf(query: readonly { name: string }[], list: readonly { alias: string }[]): Paging | null {
  const names = query.map(({ name }) => name);
  if (!names.includes('limit')) return null;
  return names.includes('page')
    ? 'numbers'
    : names.includes('after') && list.some(({ alias }) => alias === 'next')
      ? 'cursor'
      : null;
}

/** RFC 8288; undefined unless the caller asked for pages. */
export function pageLinks(paging: Paging | null, values: Values, data: Data, address: string): string | undefined {
  const list = Object.values(data)[0] as Values;
  const links = paging === 'numbers' ? numbered(values, list) : paging === 'cursor' ? following(values, list) : {};
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const parts = Object.entries(links).map(([rel, changes]) => {
    const query = new URLSearchParams(searchParams);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) query.delete(key);
      else query.set(key, String(value));
    }
    return `<${pathname}?${query.toString()}>; rel="${rel}"`;
  });
  return parts.length === 0 ? undefined : parts.join(', ');
}

function numbered({ page, limit }: Values, { pagination, total }: Values): Links {
  if (typeof limit !== 'number') return {};
  const pages = (pagination as { pages: number } | undefined)?.pages ?? Math.ceil(Number(total) / limit);
  if (pages === 0) return {};
  const at = Number(page);
  return {
    first: { page: 1 },
    ...(at > 1 && { prev: { page: Math.min(at - 1, pages) } }),
    ...(at < pages && { next: { page: at + 1 } }),
    last: { page: pages },
  };
}

function following({ limit }: Values, { next }: Values): Links {
  if (typeof limit !== 'number') return {};
  return { first: { after: null }, ...(typeof next === 'string' && { next: { after: next } }) };
}
