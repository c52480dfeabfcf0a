import type { Resource } from '@medplum/fhirtypes';

import type { Catalogue } from '../catalogue';
import type { Include } from '../search/read-search';
import { CATALOGUE_TYPES } from './catalogue-list';
import type { FhirType } from './fhir-type';

type References = FhirType['references'];

export function referencesOf({ params }: (typeof CATALOGUE_TYPES)[number]): References {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, param]) => (param.type === 'reference' ? [[name, param.of]] : [])),
  );
}

/** `own`: references of a page outside the catalogue, to resources of it or to `others`. */
export function includedIn(
  catalogue: Catalogue,
  page: readonly Resource[],
  includes: readonly Include[],
  own: References = {},
  others: readonly Resource[] = [],
): Resource[] {
  const known = new Map<string, ReadonlyMap<string, Resource>>();
  const allOf = (type: string): ReadonlyMap<string, Resource> => {
    const definition = CATALOGUE_TYPES.find(({ name }) => name === type);
    const resources = definition?.all(catalogue) ?? others.filter(({ resourceType }) => resourceType === type);
    const all = known.get(type) ?? new Map(resources.map((it): [string, Resource] => [it.id ?? '', it]));
    known.set(type, all);
    return all;
  };
  return includedWith(page, includes, {
    referencesOf(resource, param) {
      const definition = CATALOGUE_TYPES.find(({ name }) => name === resource.resourceType);
      const references = definition ? referencesOf(definition) : own;
      const of =
        param === '*' ? Object.values(references) : Object.hasOwn(references, param) ? [references[param]!] : [];
      return of.flatMap((read) => read(resource as never));
    },
    resolve(reference) {
      const [type = '', id = ''] = reference.split('/');
      return allOf(type).get(id);
    },
  });
}

type ReferencesOf = (resource: Resource, param: string) => readonly (string | undefined)[];

/**
 * Referenced resources, each once. `iterate` follows their references until none is new, at most a round per type.
 * Unknown parameters include nothing.
 */
function includedWith(
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
