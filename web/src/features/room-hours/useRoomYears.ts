import { monthParts } from '../../kit/time/wall-time';
import { useRoomYearQuery, type RoomYearQuery } from './room-hours.generated';
import type { RoomHoursUrlState } from './useRoomHoursUrlState';

type Year = RoomYearQuery['roomYear'];

export interface RoomYears {
  /** Undefined while loading or failed. */
  shown: Year | undefined;
  /** The year before, to copy from. */
  before: Year | undefined;
  /** The year after today's. */
  next: Year | undefined;
  /** Its months' state is unknown. */
  failed: boolean;
  /** Refetches all of them. */
  reload: () => Promise<unknown>;
}

/** Configured months of a room around the shown one. */
export function useRoomYears({ roomId, month, today }: RoomHoursUrlState): RoomYears {
  const { year } = monthParts(month);
  const shown = useYear(roomId, year);
  const before = useYear(roomId, year - 1);
  const next = useYear(roomId, monthParts(today).year + 1);
  return {
    shown: shown.data?.roomYear,
    before: before.data?.roomYear,
    next: next.data?.roomYear,
    failed: shown.error !== undefined && !shown.data,
    reload: () => Promise.all([shown.refetch(), before.refetch(), next.refetch()]),
  };
}

function useYear(roomId: number, year: number) {
  return useRoomYearQuery({ variables: { roomId, year }, fetchPolicy: 'cache-and-network' });
}
