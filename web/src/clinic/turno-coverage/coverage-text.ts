import type { AuthorizationStatus } from '@turnero/api/domain/authorization';
import { payerName } from '@turnero/api/domain/coverage-words';

import { capitalized } from '../../kit/text/capitalized';
import { formatMoney } from '../../kit/text/money';
import { texts } from './texts';
import type { TurnoCoverageFragment } from './turno-coverage.generated';

export type BriefCoverage = Pick<
  TurnoCoverageFragment,
  'insurerName' | 'planName' | 'isPrivatePay' | 'outcome' | 'copay'
> & { authorization: { status: AuthorizationStatus } | null };

/** For a list that cuts its end: "Falta autorización · $ 3.500 · OSDE 210", "Pagó $ 3.500 · OSDE 210". */
export function briefCoverageText(
  coverage: BriefCoverage,
  currency: string | undefined,
  paid: { amount: number | null; text: string | null },
): string {
  const { isPrivatePay, outcome, copay, authorization } = coverage;
  const parts = [
    outcome === 'with_authorization' && authorization?.status !== 'granted' && texts.authorizationMissing,
    paid.text,
    copay !== null && copay > 0 && copay !== paid.amount && formatMoney(copay, currency),
    payerName(coverage),
    outcome === 'no' && !isPrivatePay && texts.notTaken,
  ];
  return capitalized(parts.filter(Boolean).join(' · '));
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
