import type { Bundle, Resource } from '@medplum/fhirtypes';

import type { Exchange } from '../exchange/exchange';

interface ToldParam {
  type: 'string' | 'uri' | 'token' | 'reference' | 'date';
  about: string;
}

/** One of the types that are read and searched: the addresses and the CapabilityStatement are made of these. */
export interface FhirType {
  name: string;
  /** In Spanish. */
  about: string;
  /** Whether anybody may keep an answer, and is told it. */
  isPublic: boolean;
  params: Readonly<Record<string, ToldParam>>;
  /** What `_include` may name: a search parameter, and to what the resource refers by it. */
  references: Readonly<Record<string, (resource: never) => readonly (string | undefined)[]>>;
  /** NOT_FOUND, GONE; UNAUTHENTICATED and FORBIDDEN where it is not public. */
  read(exchange: Exchange, id: string): Promise<Resource>;
  search(exchange: Exchange): Promise<Bundle>;
}
