import type { Bundle, Resource } from '@medplum/fhirtypes';

import type { Exchange } from '../exchange/exchange';

interface ToldParam {
  type: 'string' | 'uri' | 'token' | 'reference' | 'date';
  about: string;
}

/** A readable and searchable type; URLs and the CapabilityStatement derive from it. */
export interface FhirType {
  name: string;
  /** In Spanish. */
  about: string;
  /** Whether all callers get the same answer, which may be cached. */
  isPublic: boolean;
  params: Readonly<Record<string, ToldParam>>;
  /** For `_include`: references of a resource by search parameter. */
  references: Readonly<Record<string, (resource: never) => readonly (string | undefined)[]>>;
  /** NOT_FOUND, GONE; UNAUTHENTICATED and FORBIDDEN for private types. */
  read(exchange: Exchange, id: string): Promise<Resource>;
  search(exchange: Exchange): Promise<Bundle>;
}
