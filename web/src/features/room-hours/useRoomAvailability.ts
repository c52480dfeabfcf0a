import { useEffect } from 'react';

import { notify } from '../../shared/notify/notify';
import { monthParts } from '../../shared/time/clinic-time';
import { useRoomAvailabilityQuery, type RoomHoursMonthFragment } from './room-hours.generated';
import { texts } from './texts';

export interface ShownMonth {
  /** As it is stored; undefined while it is on its way, or where it could not be had: then nothing of it can be changed. */
  stored: RoomHoursMonthFragment | undefined;
  failed: boolean;
  /** What is shown may be old: asking for it again failed. */
  stale: boolean;
  reload: () => Promise<void>;
}

/** A month of a room, for those who keep it. */
export function useRoomAvailability(roomId: number, month: string): ShownMonth {
  const { data, error, refetch } = useRoomAvailabilityQuery({
    variables: { roomId, ...monthParts(month) },
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const stored = data?.roomAvailability;
  const failed = error !== undefined && !stored;
  useEffect(() => {
    if (failed) notify.error(texts.monthFailed);
  }, [failed, month]);
  return { stored, failed, stale: error !== undefined && stored !== undefined, reload: refetch };
}
