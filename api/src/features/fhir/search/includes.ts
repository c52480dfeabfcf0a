import type { Resource } from '@medplum/fhirtypes';

import type { Include } from './read-search';

/** What a resource refers to, by the name of the search parameter that finds it by that. */
export type ReferencesOf = (resource: Resource, param: string) => readonly (string | undefined)[];

/**
 * What the page refers to, each once and none that is on it. With `iterate` also what that refers to, until nothing is
 * new: as many rounds as there are types at most. Unknown ones include nothing.
 */
export function includedWith(
  page: readonly Resource[],
  includes: readonly Include[],
  { referencesOf, resolve }: { referencesOf: ReferencesOf; resolve(reference: string): Resource | undefined },
): Resource[] {
  const seen = new Set(page.map(referenceTo));
  const included: Resource[] = [];
  let latest = page;
  let asked = includes;
  while (latest.length > 0 && asked.length > 0) {
    const found: Resource[] = [];
    for (const reference of latest.flatMap((resource) => referredTo(resource, asked, referencesOf))) {
      if (seen.has(reference)) continue;
      seen.add(reference);
      const resource = resolve(reference);
      if (resource) found.push(resource);
    }
    included.push(...found);
    latest = found;
    asked = includes.filter(({ iterates }) => iterates);
  }
  return included;
}

function referenceTo({ resourceType, id }: Resource): string {
  return `${resourceType}/${id}`;
}

function referredTo(resource: Resource, includes: readonly Include[], referencesOf: ReferencesOf): string[] {
  return includes
    .filter(({ source }) => source === '*' || source === resource.resourceType)
    .flatMap(({ param, target }) =>
      referencesOf(resource, param).filter(
        (reference): reference is string =>
          reference !== undefined && (target === null || reference.startsWith(`${target}/`)),
      ),
    );
}
