import { string } from 'yup';

import { textRule } from '../../kit/form/rules';
import { appointmentCoverageInputLimits as LIMITS } from '../../schema/limits.generated';
import { texts as coverageTexts } from '../../clinic/coverages/texts';
import type { AppointmentCoverageInput } from '../../clinic/booking/send/book-appointment.generated';

/** The payer of the turno. */
export interface CoverageChoice {
  /** Id of the known patient whom the choice is for; '': a new one. */
  coverageOf: string;
  /** For known patients: KNOWN, OTHER or the id of a coverage. */
  coverage: string;
  /** For a new patient, or with OTHER. */
  insurerId: string;
  planId: string;
  memberNumber: string;
}

/** The patient's primary coverage, if any. */
export const KNOWN = '';
export const OTHER = 'other';

export const NO_CHOICE: CoverageChoice = {
  coverageOf: '',
  coverage: KNOWN,
  insurerId: '',
  planId: '',
  memberNumber: '',
};

/** Set by CoveragePart, which is loaded late. Spanish, or null. */
export type NumberFault = (insurerId: string, number: string) => string | null;

export const coverageRules = (numberFault: NumberFault | undefined) => ({
  coverageOf: string(),
  coverage: string(),
  insurerId: string().when('coverage', ([coverage]: string[], rule) =>
    coverage === OTHER ? rule.required(coverageTexts.faults.insurer) : rule,
  ),
  planId: string(),
  memberNumber: textRule(LIMITS.memberNumber).test(function check(typed = '') {
    const fault = typed.trim() === '' ? null : numberFault?.((this.parent as CoverageChoice).insurerId, typed);
    return fault == null || this.createError({ message: fault });
  }),
});

/** Form fields by server name. */
export const COVERAGE_FIELDS = {
  'coverage.coverageId': 'coverage',
  'coverage.insurerId': 'insurerId',
  'coverage.planId': 'planId',
  'coverage.memberNumber': 'memberNumber',
} as const;

/** undefined: the primary coverage, if any. */
export function chosenCoverage(
  { coverageOf, coverage, insurerId, planId, memberNumber }: CoverageChoice,
  patientId: string | undefined,
): AppointmentCoverageInput | undefined {
  if (coverageOf !== (patientId ?? '')) return undefined;
  if (patientId !== undefined && coverage !== OTHER) return coverage === KNOWN ? undefined : { coverageId: coverage };
  if (insurerId === '') return undefined;
  return {
    insurerId: Number(insurerId),
    planId: planId === '' ? null : Number(planId),
    memberNumber: memberNumber.trim() || null,
    ...(patientId === undefined && memberNumber.trim() !== '' && { addToPatient: true }),
  };
}
