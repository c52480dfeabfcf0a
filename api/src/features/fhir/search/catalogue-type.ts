import type { Resource } from '@medplum/fhirtypes';

import type { Catalogue } from '../catalogue';
import type { SearchParam } from './search-param';

/** Few resources, searched in memory. */
export interface CatalogueType<Some extends Resource = Resource> {
  name: Some['resourceType'];
  /** Spanish, for the CapabilityStatement. */
  about: string;
  /** Unordered, with ids. */
  all(catalogue: Catalogue): Some[];
  /** In the bulk publication; default: true. */
  isPublished?(resource: Some): boolean;
  /** Besides `_id`. */
  params: Readonly<Record<string, SearchParam<Some>>>;
}

export function catalogueType<Some extends Resource>(type: CatalogueType<Some>): CatalogueType<Some> {
  return type;
}

export const ID: SearchParam<Resource> = { type: 'token', about: 'Su id', of: ({ id }) => [{ code: id }] };
