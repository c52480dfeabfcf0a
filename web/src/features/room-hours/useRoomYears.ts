import { monthParts } from '../../shared/time/clinic-time';
import { useRoomYearQuery, type RoomYearQuery } from './room-hours.generated';
import type { RoomHoursPlace } from './useRoomHoursPlace';

type Year = RoomYearQuery['roomYear'];

export interface RoomYears {
  /** The year of the month shown; undefined while it is on its way, or where it could not be had. */
  shown: Year | undefined;
  /** The one before it, to copy from. */
  before: Year | undefined;
  /** The year after today's. */
  next: Year | undefined;
  /** The year shown could not be had: what stands instead is not what there is. */
  failed: boolean;
  /** Asks again for all of them, e.g. after a month was saved. */
  reload: () => Promise<unknown>;
}

/** Which months of a room are configured, around the month shown. */
export function useRoomYears({ roomId, month, today }: RoomHoursPlace): RoomYears {
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
  return useRoomYearQuery({ variables: { roomId, year }, fetchPolicy: 'cache-and-network', errorToast: false });
}
