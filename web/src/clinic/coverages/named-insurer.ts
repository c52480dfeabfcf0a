import { memberNumberFault } from '@turnero/api/domain/coverage';

import type { InsurerToChoose } from './coverage-form';

/** Ids as the option; '' is none. */
export interface NamedInsurer {
  insurerId: string;
  planId: string;
  memberNumber: string;
}

export const NO_INSURER: NamedInsurer = { insurerId: '', planId: '', memberNumber: '' };

/** Form fields by server name. */
export const INSURER_FIELDS = {
  'coverage.insurerId': 'insurerId',
  'coverage.planId': 'planId',
  'coverage.memberNumber': 'memberNumber',
} as const;

/** Spanish, or null. Unknown insurers and empty numbers have none. */
export function numberFaultOf(insurers: readonly InsurerToChoose[], insurerId: string, number: string): string | null {
  const insurer = insurers.find(({ id }) => String(id) === insurerId);
  return insurer && number.trim() !== '' ? memberNumberFault(number, insurer.numberPattern) : null;
}

/** null: none is chosen. */
export function toNamedInsurer({ insurerId, planId, memberNumber }: NamedInsurer) {
  if (insurerId === '') return null;
  return {
    insurerId: Number(insurerId),
    planId: planId === '' ? null : Number(planId),
    memberNumber: memberNumber.trim() || null,
  };
}
