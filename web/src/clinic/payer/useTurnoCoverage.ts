import { useState } from 'react';

import { isGoneBy, usePayerOn, type Payer } from './payer';
import { useTurnoCoverageForQuery, type TurnoCoverageForQuery } from './payer.generated';

interface Turno {
  professionalId: number;
  appointmentTypeId: number | null;
  /** yyyy-MM-dd */
  date: string;
}

export interface PayerCoverage {
  payer: Payer;
  /** Undefined while unknown; and if the patient pays. */
  coverage: TurnoCoverageForQuery['coverageFor'] | undefined;
  /** The clinic has removed the insurer or its plan since, so it is not booked. */
  isGone: boolean;
  /** After a failure. */
  retry: (() => void) | undefined;
}

/** Undefined without a chosen payer. Another day keeps the former answer until its own arrives. */
export function useTurnoCoverage(turno: Turno): PayerCoverage | undefined {
  const payer = usePayerOn(turno.date);
  const { data, error, refetch } = useTurnoCoverageForQuery({
    variables: { ...turno, insurerId: payer?.insurerId ?? 0, planId: payer?.planId ?? null },
    skip: !payer || payer.isPrivatePay,
  });
  const [last, setLast] = useState<Pick<PayerCoverage, 'payer' | 'coverage'>>();
  const coverage = data?.coverageFor;
  if (!payer) return undefined;
  if (coverage && (last?.payer !== payer || last.coverage !== coverage)) setLast({ payer, coverage });
  if (error && !coverage) {
    if (last) setLast(undefined);
    const isGone = isGoneBy(error);
    return { payer, coverage, isGone, retry: isGone ? undefined : () => void refetch() };
  }
  const shown = coverage ?? (last?.payer === payer ? last.coverage : undefined);
  return { payer, coverage: shown, isGone: false, retry: undefined };
}
