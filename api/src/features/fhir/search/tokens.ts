import type { CodeableConcept } from '@medplum/fhirtypes';

export interface Token {
  system?: string | undefined;
  code?: string | undefined;
}

export function tokensOf(concepts: readonly CodeableConcept[] | undefined): Token[] {
  return concepts?.flatMap(({ coding = [] }) => coding) ?? [];
}
