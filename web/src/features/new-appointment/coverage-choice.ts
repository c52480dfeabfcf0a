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

interface NewCoverage {
  insurerId: number;
  planId: number | null;
  number: string;
}

/** Set by CoveragePart, which is loaded late. */
export interface CoverageTools {
  /** Spanish, or null. */
  numberFault: (insurerId: string, number: string) => string | null;
  /** Adds a new patient's coverage once the turno is made. */
  keep: (coverage: NewCoverage & { turnoId: string }) => Promise<void>;
}

export const NO_TOOLS: CoverageTools = { numberFault: () => null, keep: () => Promise.resolve() };

export const coverageRules = (numberFault: CoverageTools['numberFault']) => ({
  coverageOf: string(),
  coverage: string(),
  insurerId: string().when('coverage', ([coverage]: string[], rule) =>
    coverage === OTHER ? rule.required(coverageTexts.faults.insurer) : rule,
  ),
  planId: string(),
  memberNumber: textRule(LIMITS.memberNumber).test(function check(typed = '') {
    const fault = typed.trim() === '' ? null : numberFault((this.parent as CoverageChoice).insurerId, typed);
    return fault === null || this.createError({ message: fault });
  }),
});

/** Form fields by server name. */
export const COVERAGE_FIELDS = {
  'coverage.coverageId': 'coverage',
  'coverage.insurerId': 'insurerId',
  'coverage.planId': 'planId',
  'coverage.memberNumber': 'memberNumber',
} as const;

/** For a new patient; undefined without a number, which coverages need. */
export function coverageToKeep(choice: CoverageChoice, patientId: string | undefined): NewCoverage | undefined {
  const coverage = patientId === undefined ? chosenCoverage(choice, undefined) : undefined;
  return coverage?.insurerId != null && coverage.memberNumber != null
    ? { insurerId: coverage.insurerId, planId: coverage.planId ?? null, number: coverage.memberNumber }
    : undefined;
}

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
  };
}
