import type { Coverage, CopayAmount, CoverageCase, CoverageKey, CoverageRule } from '../coverage-rules';

/** Coverage day by day and key by key, with arithmetic in whole cents of a number. */
export function referenceCoverage(
  rules: readonly CoverageRule[],
  amounts: readonly CopayAmount[],
  turno: CoverageCase,
): Coverage<CoverageRule, CopayAmount> {
  const none = { copay: null, exemptReason: null, rule: null, amount: null };
  if (!turno.isAccepted) return { ...none, outcome: 'no' };
  let rule: CoverageRule | null = null;
  let amount: CopayAmount | null = null;
  for (const key of keysFrom(turno)) {
    rule ??= ruleOf(rules, key, turno.date);
    amount ??= amountOf(amounts, key, turno.date);
  }
  const outcome = rule === null ? 'without rule' : rule.outcome;
  if (outcome === 'no') return { ...none, outcome: 'no', rule };
  if (outcome === 'yes') return { ...none, outcome: 'yes', copay: '0.00', rule };
  if (amount === null && outcome === 'with_copay') {
    return turno.exemptReason
      ? { outcome, copay: '0.00', exemptReason: turno.exemptReason, rule, amount }
      : { outcome, copay: null, exemptReason: null, rule, amount };
  }
  const cents = Math.round(Number(amount?.amount ?? 0) * 100);
  const isExempt = cents > 0 && turno.exemptReason !== null;
  return {
    outcome: outcome === 'with_authorization' ? outcome : cents > 0 ? 'with_copay' : 'yes',
    copay: ((isExempt ? 0 : cents) / 100).toFixed(2),
    exemptReason: isExempt ? turno.exemptReason : null,
    rule,
    amount,
  };
}

/** Every key that may cover the turno, most specific first, written out. */
function keysFrom({ insurerId, planId, specialtyId, professionalId, appointmentTypeId }: CoverageKey): CoverageKey[] {
  const all: CoverageKey = {
    insurerId,
    planId: null,
    specialtyId: null,
    professionalId: null,
    appointmentTypeId: null,
  };
  const keys: CoverageKey[] = [];
  for (const type of [appointmentTypeId, null]) {
    for (const professional of [professionalId, null]) {
      for (const specialty of [specialtyId, null]) {
        for (const plan of [planId, null]) {
          keys.push({
            ...all,
            appointmentTypeId: type,
            professionalId: professional,
            specialtyId: specialty,
            planId: plan,
          });
        }
      }
    }
  }
  return keys;
}

function ruleOf(rules: readonly CoverageRule[], key: CoverageKey, date: string): CoverageRule | null {
  return rules.find((rule) => isSame(rule, key) && daysOf(rule).includes(date)) ?? null;
}

function amountOf(amounts: readonly CopayAmount[], key: CoverageKey, date: string): CopayAmount | null {
  let current: CopayAmount | null = null;
  for (const day of DAYS) {
    current = amounts.find((amount) => isSame(amount, key) && amount.validFrom === day) ?? current;
    if (day === date) break;
  }
  return current?.amount == null ? null : current;
}

function isSame(one: CoverageKey, other: CoverageKey): boolean {
  return (
    one.insurerId === other.insurerId &&
    one.planId === other.planId &&
    one.specialtyId === other.specialtyId &&
    one.professionalId === other.professionalId &&
    one.appointmentTypeId === other.appointmentTypeId
  );
}

/** The only days of the reference: with a leap day. */
export const DAYS = [
  '2028-02-26',
  '2028-02-27',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2028-03-02',
  '2028-03-03',
  '2028-03-04',
] as const;

export function daysOf({ validFrom, validTo }: Pick<CoverageRule, 'validFrom' | 'validTo'>): readonly string[] {
  return DAYS.filter((day) => day >= validFrom && (validTo === null || day <= validTo));
}
