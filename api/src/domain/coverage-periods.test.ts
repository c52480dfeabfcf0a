import fc from 'fast-check';
import { CoverageOutcome } from './coverage-rules';
import { type Period, setPeriod } from './coverage-periods';
import { DAYS, daysOf } from './testing/coverage-rules.reference';

type Rule = Period & { outcome: CoverageOutcome };

/** As the database would be afterwards. */
function applied(rules: readonly Rule[], period: Period, outcome: CoverageOutcome | null): Rule[] {
  const { removed, shortened, added } = setPeriod(rules, period, outcome);
  return rules
    .filter((rule) => !removed.includes(rule))
    .map((rule) => ({ ...rule, ...shortened.find((it) => it.rule === rule)?.remaining }))
    .concat(added);
}

describe('Setting the outcome of a period', () => {
  const always: Rule = { outcome: 'yes', validFrom: '2026-01-01', validTo: null };

  test('closes the earlier rule the day before', () => {
    expect(applied([always], { validFrom: '2026-12-01', validTo: null }, 'no')).toEqual([
      { ...always, validTo: '2026-11-30' },
      { outcome: 'no', validFrom: '2026-12-01', validTo: null },
    ]);
  });

  test('returns to the earlier rule after its end', () => {
    expect(applied([always], { validFrom: '2026-12-01', validTo: '2026-12-31' }, 'no')).toEqual([
      { ...always, validTo: '2026-11-30' },
      { outcome: 'no', validFrom: '2026-12-01', validTo: '2026-12-31' },
      { ...always, validFrom: '2027-01-01' },
    ]);
  });

  test('replaces what begins later, and a rule of the same day', () => {
    const later: Rule = { outcome: 'no', validFrom: '2027-01-01', validTo: null };
    expect(
      applied([{ ...always, validTo: '2026-12-31' }, later], { validFrom: '2026-01-01', validTo: null }, 'no'),
    ).toEqual([{ outcome: 'no', validFrom: '2026-01-01', validTo: null }]);
  });

  test('changes nothing where it already applies', () => {
    expect(setPeriod([always], { validFrom: '2026-12-01', validTo: null }, 'yes')).toEqual({
      removed: [],
      shortened: [],
      added: [],
    });
  });

  test('leaves each day the last outcome set, never two, in random sequences', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.nat(DAYS.length - 1),
            fc.nat(DAYS.length),
            fc.constantFrom(null, ...Object.values(CoverageOutcome)),
          ),
          {
            maxLength: 12,
          },
        ),
        (steps) => {
          const expected = new Map<string, CoverageOutcome>();
          let rules: Rule[] = [];
          for (const [first, last, outcome] of steps.filter(([first, last]) => first <= last)) {
            const period = { validFrom: DAYS[first]!, validTo: DAYS[last] ?? null };
            rules = applied(rules, period, outcome);
            for (const day of daysOf(period)) {
              if (outcome === null) expected.delete(day);
              else expected.set(day, outcome);
            }
          }
          const days = rules.flatMap((rule) => daysOf(rule).map((day) => [day, rule.outcome] as const));
          expect(days.toSorted()).toEqual([...expected].toSorted());
          expect(rules.every(({ validFrom, validTo }) => validTo === null || validFrom <= validTo)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
