import type { Resource } from '@medplum/fhirtypes';

import type { Catalogue } from '../catalogue';
import { includedWith } from '../search/includes';
import type { Include } from '../search/read-search';
import { CATALOGUE_TYPES } from './catalogue-list';
import type { FhirType } from './fhir-type';

type References = FhirType['references'];

/** By parameter. */
export function referencesOf({ params }: (typeof CATALOGUE_TYPES)[number]): References {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, param]) => (param.type === 'reference' ? [[name, param.of]] : [])),
  );
}

/** `own` are the references of the page's resources, where they are none of the catalogue. */
export function includedIn(
  catalogue: Catalogue,
  page: readonly Resource[],
  includes: readonly Include[],
  own: References = {},
): Resource[] {
  const known = new Map<string, ReadonlyMap<string, Resource>>();
  const allOf = (type: string): ReadonlyMap<string, Resource> => {
    const definition = CATALOGUE_TYPES.find(({ name }) => name === type);
    const all =
      known.get(type) ?? new Map(definition?.all(catalogue).map((it): [string, Resource] => [it.id ?? '', it]));
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
