import { bringWords, copayWords, payerName } from '@turnero/api/domain/coverage-words';

import { formatMoney } from '../../kit/text/money';
import type { AppointmentDetailsFragment } from './appointments.generated';

interface ShownCoverage {
  payer: string;
  /** Null: the patient pays alone. */
  copay: string | null;
  /** For a turno to come. */
  toBring: string | null;
}

/** Null: none known. */
export function shownCoverage(
  { coverage, status, startTime }: Pick<AppointmentDetailsFragment, 'coverage' | 'status' | 'startTime'>,
  now: string,
  currency: string | undefined,
): ShownCoverage | null {
  if (!coverage) return null;
  const isAhead = (status === 'pending' || status === 'confirmed') && Date.parse(startTime) > Date.parse(now);
  return {
    payer: payerName(coverage),
    copay: copayWords(coverage, coverage.copay, (copay) => formatMoney(copay, currency)),
    toBring: isAhead ? bringWords(coverage) : null,
  };
}
