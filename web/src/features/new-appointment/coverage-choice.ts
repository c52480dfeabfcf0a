import { string } from 'yup';

import { textRule } from '../../kit/form/rules';
import { appointmentCoverageInputLimits as LIMITS } from '../../schema/limits.generated';
import { INSURER_FIELDS, NO_INSURER, toNamedInsurer, type NamedInsurer } from '../../clinic/coverages/named-insurer';
import { texts as coverageTexts } from '../../clinic/coverages/texts';
import type { AppointmentCoverageInput } from '../../clinic/booking/send/book-appointment.generated';

/** The payer of the turno. Its insurer is for a new patient, or with OTHER. */
export interface CoverageChoice extends NamedInsurer {
  /** Id of the known patient whom the choice is for; '': a new one. */
  coverageOf: string;
  /** For known patients: KNOWN, OTHER or the id of a coverage. */
  coverage: string;
}

/** The patient's primary coverage, if any. */
export const KNOWN = '';
export const OTHER = 'other';

export const NO_CHOICE: CoverageChoice = {
  coverageOf: '',
  coverage: KNOWN,
  ...NO_INSURER,
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
    const fault = numberFault?.((this.parent as CoverageChoice).insurerId, typed);
    return fault == null || this.createError({ message: fault });
  }),
});

/** Form fields by server name. */
export const COVERAGE_FIELDS = {
  'coverage.coverageId': 'coverage',
  ...INSURER_FIELDS,
} as const;

/** undefined: the primary coverage, if any. */
export function chosenCoverage(
  { coverageOf, coverage, ...named }: CoverageChoice,
  patientId: string | undefined,
): AppointmentCoverageInput | undefined {
  if (coverageOf !== (patientId ?? '')) return undefined;
  if (patientId !== undefined && coverage !== OTHER) return coverage === KNOWN ? undefined : { coverageId: coverage };
  const input = toNamedInsurer(named);
  if (!input) return undefined;
  return { ...input, ...(patientId === undefined && input.memberNumber !== null && { addToPatient: true }) };
}
