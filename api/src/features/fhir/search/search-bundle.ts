import type { Bundle, BundleEntry, OperationOutcome, Resource } from '@medplum/fhirtypes';

import type { Search } from './read-search';

interface Found {
  base: string;
  type: string;
  search: Search;
  /** null: too expensive to count. */
  total: number | null;
  page: readonly Resource[];
  included: readonly Resource[];
  /** `_after` of the next page; null: last page. */
  next: string | null;
}

export function searchBundle({ base, type, search, total, page, included, next }: Found): Bundle {
  const pageLink = (relation: string, after: string | null) => {
    const query = new URLSearchParams(search.used.map(([name, value]): [string, string] => [name, value]));
    if (after !== null) query.set('_after', after);
    return { relation, url: `${base}/${type}${query.size > 0 ? `?${query}` : ''}` };
  };
  const entry: BundleEntry[] = [
    ...page.map((resource) => entryOf(base, resource, 'match')),
    ...included.map((resource) => entryOf(base, resource, 'include')),
    ...(search.ignored.length > 0 ? [{ resource: unread(search.ignored), search: { mode: 'outcome' as const } }] : []),
  ];
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    ...(total !== null && { total }),
    link: [pageLink('self', search.after), ...(next === null ? [] : [pageLink('next', next)])],
    ...(entry.length > 0 && { entry }),
  };
}

export function entryOf(base: string, resource: Resource, mode: 'match' | 'include'): BundleEntry {
  return { fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource, search: { mode } };
}

function unread(names: readonly string[]): OperationOutcome {
  return {
    resourceType: 'OperationOutcome',
    issue: names.map((name) => ({
      severity: 'warning',
      code: 'not-supported',
      details: { text: `No se busca por ${name}: no se tuvo en cuenta` },
    })),
  };
}
