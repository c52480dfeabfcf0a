import type { CoverageOutcome, CoverageRule } from './coverage-rules';

export type Period = Pick<CoverageRule, 'from' | 'until'>;
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
  { from, until }: Period,
  outcome: CoverageOutcome | null,
): PeriodChanges<Rule> {
  const met = rules.filter((rule) => isBefore(rule.from, until) && isBefore(from, rule.until));
  const applies = met.length === 1 && met.every((rule) => rule.outcome === outcome && contains(rule, { from, until }));
  if (applies) return { removed: [], shortened: [], added: [] };

  const removed: Rule[] = [];
  const shortened: { rule: Rule; remaining: Period }[] = [];
  const added: Ruled[] = outcome === null ? [] : [{ outcome, from, until }];
  for (const rule of met) {
    const [first, second] = remains(rule, { from, until });
    if (first) shortened.push({ rule, remaining: first });
    else removed.push(rule);
    if (second) added.push({ outcome: rule.outcome, ...second });
  }
  return { removed, shortened, added };
}

/** The days of a rule before and after the period. */
function remains(rule: Period, { from, until }: Period): Period[] {
  return [
    ...(rule.from < from ? [{ from: rule.from, until: from }] : []),
    ...(until !== null && isBefore(until, rule.until) ? [{ from: until, until: rule.until }] : []),
  ];
}

function contains(outer: Period, inner: Period): boolean {
  return outer.from <= inner.from && (outer.until === null || (inner.until !== null && inner.until <= outer.until));
}

/** A null end is after every day. */
function isBefore(date: string, end: string | null): boolean {
  return end === null || date < end;
}
