import { formatMoney } from '../../kit/text/money';
import type { ProfessionalCoveragesQuery } from './payer.generated';
import { texts } from './texts';

type Covered = ProfessionalCoveragesQuery['professionalCoverages'][number];

/** "Atiende OSDE · copago $ 3.500" */
export function coverageText(payer: string, coverage: Covered, currency: string | undefined): string {
  if (coverage.outcome === 'no') return texts.takesNot(payer);
  return [texts.takes(payer), ...terms(coverage, currency)].join(' · ');
}

function terms({ outcome, copay, varies }: Covered, currency: string | undefined): string[] {
  const amount = copay === null || copay === 0 ? null : formatMoney(copay, currency);
  return [
    ...(outcome === 'with_authorization' ? [texts.authorization] : []),
    ...(amount !== null ? [varies ? texts.copayFrom(amount) : texts.copay(amount)] : []),
    ...(outcome === 'with_copay' && amount === null ? [texts.unknownCopay] : []),
    ...(varies && amount === null ? [texts.varies] : []),
  ];
}
