import { useOverbookingAllowanceQuery } from './new.generated';
import { newTexts } from './texts';

interface At {
  professionalId: number | null;
  /** undefined: none yet. */
  startTime: string | undefined;
  durationMinutes: number;
  /** The time is on offer. */
  skip: boolean;
}

/** Whether a busy time of the professional is overbooked. `ticked`: the start that the user ticked. */
export function useOverbooking(
  { professionalId, startTime, durationMinutes, skip }: At,
  ticked: string | null,
  setTicked: (start: string | null) => void,
) {
  const isIdle = skip || professionalId === null || startTime === undefined;
  const { data, error, refetch } = useOverbookingAllowanceQuery({
    variables: { professionalId: professionalId ?? 0, startTime: startTime ?? '', durationMinutes },
    skip: isIdle,
    fetchPolicy: 'cache-and-network',
    errorFallback: newTexts.overbooking.unknown,
  });
  const allowance = isIdle ? undefined : data?.overbookingAllowance;
  const isOn = allowance?.isTaken === true && allowance.perHour > 0 && ticked === startTime;
  return {
    allowance,
    /** The allowance is unknown. */
    failed: !isIdle && error !== undefined && allowance === undefined,
    isOn,
    roomId: isOn ? (allowance.room?.id ?? null) : null,
    choose: (isWanted: boolean) => setTicked(isWanted ? (startTime ?? null) : null),
    refetch,
  };
}
