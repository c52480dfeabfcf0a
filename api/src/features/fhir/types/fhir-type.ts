import type { Bundle, Resource } from '@medplum/fhirtypes';

import type { Exchange } from '../exchange/exchange';

interface ToldParam {
  type: 'string' | 'uri' | 'token' | 'reference' | 'date';
  about: string;
}

/** URLs and the CapabilityStatement derive from it. */
export interface FhirType {
  name: string;
  /** Spanish. */
  about: string;
  /** Equal for all callers, so cacheable. */
  isPublic: boolean;
  params: Readonly<Record<string, ToldParam>>;
  /** By search parameter, for `_include`. */
  references: Readonly<Record<string, (resource: never) => readonly (string | undefined)[]>>;
  /** NOT_FOUND, GONE; private types: UNAUTHENTICATED, FORBIDDEN. */
  read(exchange: Exchange, id: string): Promise<Resource>;
  search(exchange: Exchange): Promise<Bundle>;
}
