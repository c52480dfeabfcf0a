import type { Payer } from '../clinic/payer/payer';

export const OSDE: Payer = {
  insurerId: 2,
  name: 'OSDE 210',
  planId: 10,
  isPrivatePay: false,
  numberPattern: '## ####',
  own: null,
};

/** As the server returns it with a request or a place. */
export const NAMED_OSDE = {
  __typename: 'RequestedCoverage' as const,
  insurerId: 2,
  insurerName: 'OSDE',
  planId: 10,
  planName: '210',
  isPrivatePay: false,
  memberNumber: '12 3456',
};

/** A professional's, with the insurer that was asked about. */
export function aCoverage(professionalId: number, outcome: string, copay: number | null = null) {
  return { __typename: 'ProfessionalCoverage', professionalId, outcome, copay, varies: false };
}
