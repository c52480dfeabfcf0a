import { useState } from 'react';

import { useOverbookingAllowanceQuery } from './new.generated';
import { newTexts } from './texts';

interface At {
  professionalId: number | null;
  /** undefined: none yet. */
  startTime: string | undefined;
  durationMinutes: number;
  /** The time is one on offer. */
  skip: boolean;
}

/** Whether a sobreturno is given at a time that the professional has a turno at. `at`: the start it was asked for. */
export function useOverbooking(
  { professionalId, startTime, durationMinutes, skip }: At,
  { at, setAt }: ReturnType<typeof useOverbookingState>,
) {
  const isIdle = skip || professionalId === null || startTime === undefined;
  const { data, error, refetch } = useOverbookingAllowanceQuery({
    variables: { professionalId: professionalId ?? 0, startTime: startTime ?? '', durationMinutes },
    skip: isIdle,
    fetchPolicy: 'cache-and-network',
    errorFallback: newTexts.overbooking.unknown,
  });
  const allowance = isIdle ? undefined : data?.overbookingAllowance;
  const isOn = allowance?.isTaken === true && allowance.perHour > 0 && at === startTime;
  return {
    allowance,
    /** Not known to be given or not. */
    failed: !isIdle && error !== undefined && allowance === undefined,
    isOn,
    roomId: isOn ? (allowance.room?.id ?? null) : null,
    choose: (isWanted: boolean) => setAt(isWanted ? (startTime ?? null) : null),
    refetch,
  };
}

/** Part of the draft. */
export function useOverbookingState(initial: string | null) {
  const [at, setAt] = useState(initial);
  return { at, setAt };
}
