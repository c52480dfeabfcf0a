import { formatMoney } from '../../kit/text/money';
import type { ProfessionalCoveragesQuery, TurnoCoverageForQuery } from './payer.generated';
import { texts } from './texts';

type Covered = ProfessionalCoveragesQuery['professionalCoverages'][number];
type OfTurno = TurnoCoverageForQuery['coverageFor'];

/** "Atiende OSDE · copago $ 3.500" */
export function coverageText(payer: string, coverage: Covered, currency: string | undefined): string {
  if (coverage.outcome === 'no') return texts.takesNot(payer);
  return [texts.takes(payer), ...terms(coverage, currency)].join(' · ');
}

/** "Con OSDE: copago $ 3.500. Necesitás la orden autorizada." */
export function turnoCoverageText(payer: string, { outcome, copay }: OfTurno, currency: string): string {
  if (outcome === 'no') return texts.turno.takesNot(payer);
  const needsOrder = outcome === 'with_authorization';
  if (needsOrder && !copay) return texts.turno.withOrder(payer);
  const text = texts.turno.with(payer, copayText(copay, currency));
  return needsOrder ? `${text} ${texts.turno.order}` : text;
}

/** "copago $ 3.500 · con autorización" */
export function shortCoverageText({ outcome, copay }: OfTurno, currency: string | undefined): string {
  if (outcome === 'no') return texts.turno.notTaken;
  if (outcome !== 'with_authorization') return copayText(copay, currency);
  return copay === 0 ? texts.authorization : `${copayText(copay, currency)} · ${texts.authorization}`;
}

function copayText(copay: number | null, currency: string | undefined): string {
  if (copay === null) return texts.unknownCopay;
  return copay === 0 ? texts.noCopay : texts.copay(formatMoney(copay, currency));
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
