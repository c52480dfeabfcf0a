import type { StoredAuthorization } from '../../domain/authorization';
import { coverageOf, type CopayAmount, type CoverageKey, type CoverageRule } from '../../domain/coverage-rules';

interface CoveredTurno extends CoverageKey {
  id: string;
  /** yyyy-MM-dd */
  date: string;
  /** Decimal text. */
  price: string | null;
  insurerName: string;
  isPrivatePay: boolean;
  planName: string | null;
  memberNumber: string | null;
}

interface Terms {
  rules: readonly (CoverageRule & { id: number })[];
  amounts: readonly (CopayAmount & { id: number })[];
}

const TO_COME: readonly StoredAuthorization[] = ['needed', 'granted', 'requested', 'granted'];
const FIRST_NUMBER = 480_211;

/** Past turnos have their authorization, half of those to come lack it. Insurers that are not taken leave no coverage. */
export function makeTurnoCoverages(turnos: readonly CoveredTurno[], terms: Terms, today: string) {
  const owed = new Map<string, number>();
  const coverages = turnos.flatMap((turno, index) => {
    const { id, date, price, isPrivatePay, insurerId, insurerName, planId, planName, memberNumber } = turno;
    const { outcome, copay, rule, amount } = coverageOf(terms, { ...turno, isAccepted: true, exemptReason: null });
    if (outcome === 'no') return [];
    owed.set(id, Number((isPrivatePay ? price : copay) ?? 0));
    const status =
      outcome !== 'with_authorization' ? null : date < today ? 'granted' : TO_COME[index % TO_COME.length]!;
    return {
      appointmentId: id,
      insurerId,
      insurerName,
      planId,
      planName,
      memberNumber,
      outcome,
      copay: isPrivatePay ? null : copay,
      ruleId: rule?.id ?? null,
      amountId: amount?.id ?? null,
      judgedFor: date,
      authorizationStatus: status,
      authorizationNumber: status === 'granted' ? String(FIRST_NUMBER + index) : null,
    };
  });
  return { coverages, owed };
}
