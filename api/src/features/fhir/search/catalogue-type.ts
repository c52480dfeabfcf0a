import type { Resource } from '@medplum/fhirtypes';

import type { Catalogue } from '../catalogue';
import type { SearchParam } from './search-param';

/** A type with few resources, built from the catalogue and searched in memory. */
export interface CatalogueType<Some extends Resource = Resource> {
  name: Some['resourceType'];
  /** For the CapabilityStatement, in Spanish. */
  about: string;
  /** In any order; each has an id. */
  all(catalogue: Catalogue): Some[];
  /** Whether the bulk publication includes it; default: true. */
  isPublished?(resource: Some): boolean;
  /** `_id` is added to all types. */
  params: Readonly<Record<string, SearchParam<Some>>>;
}

export function catalogueType<Some extends Resource>(type: CatalogueType<Some>): CatalogueType<Some> {
  return { ...type, params: { _id: ID, ...type.params } };
}

/** FHIR clients also search by id. */
const ID: SearchParam<Resource> = { type: 'token', about: 'Su id', of: ({ id }) => [{ code: id }] };
