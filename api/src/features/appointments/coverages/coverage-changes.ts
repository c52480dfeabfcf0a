import { changesOf } from '../../../platform/changes';
import { changesBetween, type AuditedChange } from '../../audit/audited-change';
import { COVERED_APPOINTMENT, type AppointmentCoverageRow } from './appointment-coverage.entity';
import type { JudgedCoverage } from './coverage-facts';

/** For the audit, with amounts. */
export function coverageChanges(before: JudgedCoverage | null, after: JudgedCoverage | null): AuditedChange[] {
  return changesBetween(COVERED_APPOINTMENT, inWords(before), inWords(after));
}

function inWords(coverage: JudgedCoverage | null) {
  return {
    insurer: coverage?.insurerName ?? null,
    plan: coverage?.planName ?? null,
    memberNumber: coverage?.memberNumber ?? null,
    coverageOutcome: coverage?.outcome ?? null,
    copay: coverage?.copay ?? null,
    exemptReason: coverage?.exemptReason ?? null,
  };
}

/** The same amount by another rule is the same. */
export function isSameCoverage(before: AppointmentCoverageRow | null, judged: JudgedCoverage | null): boolean {
  if (before === null || judged === null) return before === judged;
  const { ruleId: _rule, amountId: _amount, insurerName: _insurer, planName: _plan, ...compared } = judged;
  return Object.keys(changesOf<Partial<JudgedCoverage>>(before, compared)).length === 0;
}
