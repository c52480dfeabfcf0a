/** The patient, as seen from the holder of the coverage. */
export const CoverageRelationship = { holder: 'holder', spouse: 'spouse', child: 'child', other: 'other' } as const;
export type CoverageRelationship = keyof typeof CoverageRelationship;

export const RELATIONSHIP_LABELS: Record<CoverageRelationship, string> = {
  holder: 'Titular',
  spouse: 'Cónyuge o conviviente',
  child: 'Hijo o hija',
  other: 'Otro familiar a cargo',
};
