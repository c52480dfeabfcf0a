import type { Resource } from '@medplum/fhirtypes';

import type { Catalogue } from '../catalogue';
import type { SearchParam } from './search-param';

/** Of few enough that all are made of the catalogue, and searched in memory. */
export interface CatalogueType<Some extends Resource = Resource> {
  name: Some['resourceType'];
  /** For the CapabilityStatement, in Spanish. */
  about: string;
  /** In any order, with an id each. */
  all(catalogue: Catalogue): Some[];
  /** Whether it is part of the bulk publication; default: all are. */
  isPublished?(resource: Some): boolean;
  /** `_id` is everybody's. */
  params: Readonly<Record<string, SearchParam<Some>>>;
}

export function catalogueType<Some extends Resource>(type: CatalogueType<Some>): CatalogueType<Some> {
  return { ...type, params: { _id: ID, ...type.params } };
}

/** Who knows the id needs no search; FHIR's programs ask by it all the same. */
const ID: SearchParam<Resource> = { type: 'token', about: 'Su id', of: ({ id }) => [{ code: id }] };
