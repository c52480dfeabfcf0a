import { payerName } from '@turnero/api/domain/coverage-words';

import type { NamedPayerFragment } from './named-payer.generated';
import { texts } from './texts';

/** For PayerCoveragesProvider. */
export function toPayer(coverage: NamedPayerFragment | null) {
  return coverage && { ...coverage, name: payerName(coverage) };
}

/** "OSDE 210 · n.º 61 000111 2 03" */
export function namedPayerText(coverage: NamedPayerFragment): string {
  const { memberNumber } = coverage;
  return [payerName(coverage), ...(memberNumber === null ? [] : [texts.member.short(memberNumber)])].join(' · ');
}
