import { isValidOn } from './coverage';
import { fromHundredths, toHundredths } from './decimal';

export const CoverageOutcome = {
  yes: 'yes',
  with_copay: 'with_copay',
  with_authorization: 'with_authorization',
  no: 'no',
} as const;
export type CoverageOutcome = keyof typeof CoverageOutcome;

export const OUTCOME_LABELS: Record<CoverageOutcome, string> = {
  yes: 'Sí',
  with_copay: 'Con copago',
  with_authorization: 'Con autorización',
  no: 'No',
};

/** Why a patient owes no copay (Res. MS 1926/2024), in the order shown. */
export const EXEMPT_REASONS = {
  pregnancy: 'Embarazo y plan materno infantil',
  first_1000_days: 'Primeros 1.000 días',
  disability: 'Discapacidad',
  oncology: 'Tratamiento oncológico',
  hiv: 'VIH',
  hepatitis: 'Hepatitis',
  tuberculosis: 'Tuberculosis',
  transplant: 'Trasplante',
  sexual_health: 'Salud sexual',
  preventive_dentistry: 'Odontología preventiva',
  emergency: 'Urgencia o emergencia',
} as const;
export type ExemptReason = keyof typeof EXEMPT_REASONS;

/** The turnos that a rule or an amount is about; null means all. */
export interface CoverageKey {
  readonly insurerId: number;
  readonly planId: number | null;
  readonly specialtyId: number | null;
  readonly professionalId: number | null;
  readonly appointmentTypeId: number | null;
}

export interface CoverageRule extends CoverageKey {
  readonly outcome: CoverageOutcome;
  readonly validFrom: string;
  /** Last day; null: no end. */
  readonly validTo: string | null;
}

export interface CopayAmount extends CoverageKey {
  /** Decimal text; null: from then on, the amount of a wider key applies. */
  readonly amount: string | null;
  readonly validFrom: string;
}

/** One turno and its patient's insurer. */
export interface CoverageCase extends CoverageKey {
  readonly isAccepted: boolean;
  readonly date: string;
  readonly exemptReason: ExemptReason | null;
}

export interface Coverage<Rule extends CoverageRule, Amount extends CopayAmount> {
  readonly outcome: CoverageOutcome;
  /** Decimal text; null: not taken, or an amount that the clinic has not entered. */
  readonly copay: string | null;
  readonly exemptReason: ExemptReason | null;
  readonly rule: Rule | null;
  readonly amount: Amount | null;
}

/**
 * The most specific rule and amount of a day: appointment type > professional > specialty > plan > insurer (ADR 160).
 * Without a rule, an accepted insurer is taken, with the copay that was entered, if any. Expects no two rules of one
 * key on a day, nor two of its amounts from the same one.
 */
export function coverageOf<Rule extends CoverageRule, Amount extends CopayAmount>(
  { rules, amounts }: { rules: readonly Rule[]; amounts: readonly Amount[] },
  turno: CoverageCase,
): Coverage<Rule, Amount> {
  const nothing = { copay: null, exemptReason: null, amount: null };
  if (!turno.isAccepted) return { outcome: 'no', rule: null, ...nothing };
  const rule = mostSpecific(rules.filter((it) => covers(it, turno) && isValidOn(it, turno.date)));
  if (rule?.outcome === 'no') return { outcome: 'no', rule, ...nothing };

  const amount = rule?.outcome === 'yes' ? null : amountOn(amounts, turno);
  const copay = amount?.amount ?? (rule?.outcome === 'with_copay' ? null : NOTHING);
  const hasCopay = copay === null || toHundredths(copay) > 0n;
  const outcome = rule?.outcome === 'with_authorization' ? rule.outcome : hasCopay ? 'with_copay' : 'yes';
  return hasCopay && turno.exemptReason !== null
    ? { outcome, copay: NOTHING, exemptReason: turno.exemptReason, rule, amount }
    : { outcome, copay: copay && fromHundredths(toHundredths(copay)), exemptReason: null, rule, amount };
}

interface Answer {
  readonly outcome: CoverageOutcome;
  readonly copay: string | null;
}

/** The most favourable of several coverages, and whether they differ; expects at least one. */
export function bestCoverage(coverages: readonly Answer[]): Answer & { varies: boolean } {
  const [best, ...others] = coverages.toSorted(byFavour);
  if (!best) throw new Error('There is no coverage to choose from');
  const { outcome, copay } = best;
  return { outcome, copay, varies: others.some((it) => it.outcome !== outcome || it.copay !== copay) };
}

/** An unknown copay comes after known ones. */
function byFavour(a: Answer, b: Answer): number {
  const rank = OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome);
  if (rank !== 0 || a.copay === b.copay) return rank;
  if (a.copay === null || b.copay === null) return a.copay === null ? 1 : -1;
  return toHundredths(a.copay) < toHundredths(b.copay) ? -1 : 1;
}

const OUTCOMES = Object.values(CoverageOutcome);

const NOTHING = '0.00';

/** The amount that applies, with its key's own latest date. */
function amountOn<Amount extends CopayAmount>(amounts: readonly Amount[], turno: CoverageCase): Amount | null {
  const latest = new Map<number, Amount>();
  for (const amount of amounts) {
    if (!covers(amount, turno) || amount.validFrom > turno.date) continue;
    const rank = specificity(amount);
    if (amount.validFrom >= (latest.get(rank)?.validFrom ?? '')) latest.set(rank, amount);
  }
  return mostSpecific([...latest.values()].filter(({ amount }) => amount !== null));
}

function covers(key: CoverageKey, turno: CoverageKey): boolean {
  return (
    key.insurerId === turno.insurerId && NARROWING.every((part) => key[part] === null || key[part] === turno[part])
  );
}

function mostSpecific<Key extends CoverageKey>(keys: readonly Key[]): Key | null {
  return keys.reduce<Key | null>(
    (best, key) => (best === null || specificity(key) > specificity(best) ? key : best),
    null,
  );
}

/** Keys that cover the same turno differ in it, unless they are equal. */
function specificity(key: CoverageKey): number {
  return NARROWING.reduce((sum, part, index) => sum + (key[part] === null ? 0 : 2 ** (NARROWING.length - index)), 0);
}

/** Most specific first. */
const NARROWING = ['appointmentTypeId', 'professionalId', 'specialtyId', 'planId'] as const;
