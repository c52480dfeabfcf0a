import type { Bundle, Resource } from '@medplum/fhirtypes';

import type { Exchange } from '../exchange/exchange';

interface ToldParam {
  type: 'string' | 'uri' | 'token' | 'reference' | 'date';
  about: string;
}

/** Readable and searchable; URLs and the CapabilityStatement derive from it. */
export interface FhirType {
  name: string;
  /** In Spanish. */
  about: string;
  /** Cacheable: equal for all callers. */
  isPublic: boolean;
  params: Readonly<Record<string, ToldParam>>;
  /** References by search parameter, for `_include`. */
  references: Readonly<Record<string, (resource: never) => readonly (string | undefined)[]>>;
  /** NOT_FOUND, GONE; private types: UNAUTHENTICATED, FORBIDDEN. */
  read(exchange: Exchange, id: string): Promise<Resource>;
  search(exchange: Exchange): Promise<Bundle>;
}
