import { useEffect } from 'react';

import { notify } from '../../kit/notify/notify';
import { monthParts } from '../../kit/time/wall-time';
import { useRoomAvailabilityQuery, type RoomHoursMonthFragment } from './room-hours.generated';
import { texts } from './texts';

export interface ShownMonth {
  /** Undefined while loading or failed: nothing can be changed. */
  stored: RoomHoursMonthFragment | undefined;
  failed: boolean;
  /** The data may be old. */
  stale: boolean;
  reload: () => Promise<void>;
}

export function useRoomAvailability(roomId: number, month: string): ShownMonth {
  const { data, error, refetch } = useRoomAvailabilityQuery({
    variables: { roomId, ...monthParts(month) },
    fetchPolicy: 'cache-and-network',
  });
  const stored = data?.roomAvailability;
  const failed = error !== undefined && !stored;
  useEffect(() => {
    if (failed) notify.error(texts.monthFailed);
  }, [failed, month]);
  return { stored, failed, stale: error !== undefined && stored !== undefined, reload: refetch };
}
