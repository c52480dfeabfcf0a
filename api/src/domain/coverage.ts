/** The patient, as seen from the holder of the coverage. */
export const CoverageRelationship = { holder: 'holder', spouse: 'spouse', child: 'child', other: 'other' } as const;
export type CoverageRelationship = keyof typeof CoverageRelationship;

export const RELATIONSHIP_LABELS: Record<CoverageRelationship, string> = {
  holder: 'Titular',
  spouse: 'Cónyuge o conviviente',
  child: 'Hijo o hija',
  other: 'Otro familiar a cargo',
};

/** Shape of members' numbers: # is a digit, A a letter, other digits themselves; all else separates. */
export function numberPatternFault(pattern: string): string | null {
  if (/[#A]/.test(pattern) && /^[#A0-9 ./-]+$/.test(pattern)) return null;
  return 'Usá # para cada número y A para cada letra, por ejemplo ## ######## #';
}

/** Letters and digits alone are compared; a letter outside A to Z matches nothing. */
export function memberNumberFault(number: string, pattern: string | null): string | null {
  if (pattern === null) return null;
  const parts = Array.from(compact(pattern), (sign) => (sign === '#' ? String.raw`\d` : sign === 'A' ? '[A-Z]' : sign));
  if (new RegExp(`^${parts.join('')}$`).test(compact(number))) return null;
  return `Revisá el número: debe tener la forma ${pattern} (# es un número${pattern.includes('A') ? ' y A una letra' : ''})`;
}

const compact = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}#]/gu, '');

/** Dates yyyy-MM-dd; `validTo` is the last day, null: no end. */
export function isValidOn(
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo: string | null },
  date: string,
): boolean {
  return validFrom <= date && (validTo === null || date <= validTo);
}

export const COVERAGE_LIMITS = { number: 40, ofPatient: 10 } as const;

/** Spanish, or null. Dates yyyy-MM-dd. */
export function coverageDatesFault(validFrom: string, validTo: string | null): string | null {
  return validTo !== null && validTo < validFrom ? 'No puede terminar antes de empezar' : null;
}
