import type { AuthorizationStatus } from '@turnero/api/domain/authorization';
import { payerName } from '@turnero/api/domain/coverage-words';

import { formatMoney } from '../../kit/text/money';
import { texts } from './texts';
import type { TurnoCoverageFragment } from './turno-coverage.generated';

export type BriefCoverage = Pick<
  TurnoCoverageFragment,
  'insurerName' | 'planName' | 'isPrivatePay' | 'outcome' | 'copay'
> & { authorization: { status: AuthorizationStatus } | null };

/** For a list: "OSDE 210 · $ 3.500 · falta autorización". */
export function briefCoverageText(coverage: BriefCoverage, currency: string | undefined): string {
  const { isPrivatePay, outcome, copay, authorization } = coverage;
  return [
    payerName(coverage),
    outcome === 'no' && !isPrivatePay && texts.notTaken,
    copay !== null && copay > 0 && formatMoney(copay, currency),
    outcome === 'with_authorization' && authorization?.status !== 'granted' && texts.authorizationMissing,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** "OSDE 210 · copago $ 3.500 · autorización pedida" */
export function coverageText(coverage: TurnoCoverageFragment, currency: string | undefined): string {
  const { isPrivatePay, outcome, authorization } = coverage;
  if (isPrivatePay) return payerName(coverage);
  if (outcome === 'no') return `${payerName(coverage)} · ${texts.notTaken}`;
  return [
    payerName(coverage),
    copayText(coverage, currency),
    authorization && texts.authorization[authorization.status],
  ]
    .filter(Boolean)
    .join(' · ');
}

function copayText(
  { copay, exemptReason }: Pick<TurnoCoverageFragment, 'copay' | 'exemptReason'>,
  currency: string | undefined,
): string {
  if (exemptReason !== null) return texts.exempt;
  if (copay === null) return texts.unknownCopay;
  return copay === 0 ? texts.noCopay : texts.copay(formatMoney(copay, currency));
}
