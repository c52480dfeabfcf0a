import { addDays } from './calendar-date';
import type { CoverageOutcome, CoverageRule } from './coverage-rules';

export type Period = Pick<CoverageRule, 'validFrom' | 'validTo'>;
type Ruled = Period & Pick<CoverageRule, 'outcome'>;

export interface PeriodChanges<Rule extends Ruled> {
  readonly removed: readonly Rule[];
  /** Rules that lose days, with what remains. */
  readonly shortened: readonly { readonly rule: Rule; readonly remaining: Period }[];
  readonly added: readonly Ruled[];
}

/**
 * The changes to the rules of one key that give a period this outcome; null only clears the period. None where the
 * outcome already applies.
 */
export function setPeriod<Rule extends Ruled>(
  rules: readonly Rule[],
  period: Period,
  outcome: CoverageOutcome | null,
): PeriodChanges<Rule> {
  const met = rules.filter((rule) => overlaps(rule, period));
  const applies = met.length === 1 && met.every((rule) => rule.outcome === outcome && contains(rule, period));
  if (applies) return { removed: [], shortened: [], added: [] };

  const removed: Rule[] = [];
  const shortened: { rule: Rule; remaining: Period }[] = [];
  const added: Ruled[] = outcome === null ? [] : [{ outcome, ...period }];
  for (const rule of met) {
    const [first, second] = remains(rule, period);
    if (first) shortened.push({ rule, remaining: first });
    else removed.push(rule);
    if (second) added.push({ outcome: rule.outcome, ...second });
  }
  return { removed, shortened, added };
}

/** The days of a rule before and after the period. */
function remains(rule: Period, { validFrom, validTo }: Period): Period[] {
  return [
    ...(rule.validFrom < validFrom ? [{ validFrom: rule.validFrom, validTo: addDays(validFrom, -1) }] : []),
    ...(validTo !== null && validTo !== rule.validTo && isUntil(validTo, rule)
      ? [{ validFrom: addDays(validTo, 1), validTo: rule.validTo }]
      : []),
  ];
}

function overlaps(one: Period, other: Period): boolean {
  return isUntil(one.validFrom, other) && isUntil(other.validFrom, one);
}

function contains(outer: Period, inner: Period): boolean {
  const endsAfter = outer.validTo === null || (inner.validTo !== null && inner.validTo <= outer.validTo);
  return outer.validFrom <= inner.validFrom && endsAfter;
}

function isUntil(date: string, { validTo }: Period): boolean {
  return validTo === null || date <= validTo;
}
