import fc from 'fast-check';
import {
  bestCoverage,
  CoverageOutcome,
  type CopayAmount,
  type CoverageCase,
  type CoverageKey,
  coverageOf,
  type CoverageRule,
  EXEMPT_REASONS,
  type ExemptReason,
} from './coverage-rules';
import { DAYS, daysOf, referenceCoverage } from './testing/coverage-rules.reference';

const CLINIC: CoverageKey = {
  insurerId: 1,
  planId: null,
  specialtyId: null,
  professionalId: null,
  appointmentTypeId: null,
};
const TURNO: CoverageCase = {
  insurerId: 1,
  planId: 10,
  specialtyId: 20,
  professionalId: 30,
  appointmentTypeId: 40,
  isAccepted: true,
  date: '2026-12-10',
  exemptReason: null,
};
const rule = (outcome: CoverageRule['outcome'], more: Partial<CoverageRule> = {}): CoverageRule => ({
  ...CLINIC,
  outcome,
  validFrom: '2026-01-01',
  validTo: null,
  ...more,
});
const amount = (text: string | null, more: Partial<CopayAmount> = {}): CopayAmount => ({
  ...CLINIC,
  amount: text,
  validFrom: '2026-01-01',
  ...more,
});
const coverage = (rules: CoverageRule[], amounts: CopayAmount[] = [], more: Partial<CoverageCase> = {}) =>
  coverageOf({ rules, amounts }, { ...TURNO, ...more });

describe('The best of several coverages', () => {
  test('is the one with the lowest known copay and the fewest papers, and says that they vary', () => {
    const of = (outcome: CoverageOutcome, copay: string | null = null) => ({ outcome, copay });
    expect(
      bestCoverage([of('no'), of('with_copay', '10000.00'), of('with_copay'), of('with_copay', '9000.00')]),
    ).toEqual({ outcome: 'with_copay', copay: '9000.00', varies: true });
    expect(bestCoverage([of('no'), of('with_authorization', '0.00')]).outcome).toBe('with_authorization');
    expect(bestCoverage([of('no'), of('no')])).toEqual({ outcome: 'no', copay: null, varies: false });
  });
});

describe('Coverage of a turno', () => {
  test('is none where the clinic does not accept the insurer, whatever the rules say', () => {
    expect(coverage([rule('yes')], [amount('5000')], { isAccepted: false })).toEqual({
      outcome: 'no',
      copay: null,
      exemptReason: null,
      rule: null,
      amount: null,
    });
  });

  test('without a rule is yes, with the copay that was entered, if any', () => {
    expect(coverage([])).toMatchObject({ outcome: 'yes', copay: '0.00', rule: null });
    expect(coverage([], [amount('0')])).toMatchObject({ outcome: 'yes', copay: '0.00' });
    expect(coverage([], [amount('5000.5')])).toMatchObject({ outcome: 'with_copay', copay: '5000.50', rule: null });
  });

  test('with a copay but no amount has an unknown copay, not zero', () => {
    expect(coverage([rule('with_copay')])).toMatchObject({ outcome: 'with_copay', copay: null });
  });

  test('needs an authorization, and the copay besides', () => {
    expect(coverage([rule('with_authorization')])).toMatchObject({ outcome: 'with_authorization', copay: '0.00' });
    expect(coverage([rule('with_authorization')], [amount('3000')])).toMatchObject({
      outcome: 'with_authorization',
      copay: '3000.00',
    });
  });

  test('has no copay where a rule says yes', () => {
    expect(coverage([rule('yes')], [amount('3000')])).toMatchObject({ outcome: 'yes', copay: '0.00', amount: null });
  });

  test('follows the type, then the professional, the specialty, the plan, the insurer', () => {
    const keys: Partial<CoverageKey>[] = [
      {},
      { planId: 10 },
      { specialtyId: 20 },
      { specialtyId: 20, planId: 10 },
      { professionalId: 30 },
      { professionalId: 30, planId: 10 },
      { appointmentTypeId: 40 },
      { appointmentTypeId: 40, planId: 10 },
    ];
    for (let most = 0; most < keys.length; most++) {
      const rules = keys.slice(0, most + 1).map((key) => rule('with_copay', key));
      const amounts = keys.slice(0, most + 1).map((key, index) => amount(`${index + 1}`, key));
      expect(coverage(rules.toReversed(), amounts)).toMatchObject({ rule: rules[most], amount: amounts[most] });
    }
  });

  test('has a rule from its first day to its last', () => {
    const rules = [rule('no', { validFrom: '2026-12-01', validTo: '2026-12-09' })];
    const on = (date: string) => coverage(rules, [], { date }).outcome;
    expect(['2026-11-30', '2026-12-01', '2026-12-09', '2026-12-10'].map(on)).toEqual(['yes', 'no', 'no', 'yes']);
  });

  test('has the new amount on its day, not before', () => {
    const amounts = [amount('6000', { validFrom: '2026-12-10' }), amount('5000')];
    const on = (date: string) => coverage([], amounts, { date }).copay;
    expect(['2026-12-09', '2026-12-10', '2026-12-11'].map(on)).toEqual(['5000.00', '6000.00', '6000.00']);
  });

  test("falls back to the clinic's amount once the professional's own ends", () => {
    const own = { professionalId: 30 };
    const amounts = [amount('5000'), amount('8000', own), amount(null, { ...own, validFrom: '2026-12-10' })];
    expect(coverage([], amounts, { date: '2026-12-09' }).copay).toBe('8000.00');
    expect(coverage([], amounts, { date: '2026-12-10' }).copay).toBe('5000.00');
  });

  test('of an exempt patient has no copay and says why, even where the amount is unknown', () => {
    const exempt = { exemptReason: 'pregnancy' as const };
    const free = { outcome: 'with_copay', copay: '0.00', exemptReason: 'pregnancy' };
    expect(coverage([rule('with_copay')], [amount('5000')], exempt)).toMatchObject(free);
    expect(coverage([rule('with_copay')], [], exempt)).toMatchObject(free);
    expect(coverage([rule('yes')], [], exempt)).toMatchObject({ outcome: 'yes', exemptReason: null });
  });
});

test('Coverage of 2,000 random rules, amounts and days is that of a reference, to the cent', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(anyRules, anyAmounts, anyCase, (rules, amounts, turno) => {
      const found = coverageOf({ rules, amounts }, turno);
      expect(found).toEqual(referenceCoverage(rules, amounts, turno));
      met.add(`${found.outcome} ${found.copay === null ? 'unknown' : found.copay === '0.00' ? 'free' : 'paid'}`);
    }),
    { numRuns: 2_000 },
  );
  expect([...met].toSorted()).toEqual([
    'no unknown',
    'with_authorization free',
    'with_authorization paid',
    'with_copay free',
    'with_copay paid',
    'with_copay unknown',
    'yes free',
  ]);
});

const someOrNone = (...ids: number[]) => fc.constantFrom(null, ...ids);
const anyKey: fc.Arbitrary<CoverageKey> = fc.record({
  insurerId: fc.constantFrom(1, 2),
  planId: someOrNone(10, 11),
  specialtyId: someOrNone(20, 21),
  professionalId: someOrNone(30, 31),
  appointmentTypeId: someOrNone(40, 41),
});
const anyDay = fc.constantFrom<string>(...DAYS);
const keyText = ({ insurerId, planId, specialtyId, professionalId, appointmentTypeId }: CoverageKey) =>
  [insurerId, planId, specialtyId, professionalId, appointmentTypeId].join();

/** Without two rules of a key on a day. */
const anyRules: fc.Arbitrary<CoverageRule[]> = fc
  .array(
    fc
      .tuple(anyKey, fc.constantFrom(...Object.values(CoverageOutcome)), fc.nat(DAYS.length - 1), fc.nat(DAYS.length))
      .filter(([, , first, last]) => first <= last)
      .map(
        ([key, outcome, first, last]): CoverageRule => ({
          ...key,
          outcome,
          validFrom: DAYS[first]!,
          validTo: DAYS[last] ?? null,
        }),
      ),
    { maxLength: 40 },
  )
  .map((rules) => {
    const taken = new Set<string>();
    return rules.filter((it) => {
      const days = daysOf(it).map((day) => `${keyText(it)} ${day}`);
      if (days.some((day) => taken.has(day))) return false;
      for (const day of days) taken.add(day);
      return true;
    });
  });
const anyAmounts: fc.Arbitrary<CopayAmount[]> = fc.uniqueArray(
  fc.tuple(anyKey, fc.option(fc.nat(999_999), { freq: 6 }), anyDay).map(
    ([key, cents, validFrom]): CopayAmount => ({
      ...key,
      amount: cents === null ? null : (cents / 100).toFixed(2),
      validFrom,
    }),
  ),
  { maxLength: 40, selector: (it) => `${keyText(it)} ${it.validFrom}` },
);
const anyCase: fc.Arbitrary<CoverageCase> = fc
  .tuple(
    anyKey,
    anyDay,
    fc.option(fc.constantFrom(...(Object.keys(EXEMPT_REASONS) as ExemptReason[])), { freq: 2 }),
    fc.nat(9),
  )
  .map(([key, date, exemptReason, chance]) => ({ ...key, date, exemptReason, isAccepted: chance > 0 }));
