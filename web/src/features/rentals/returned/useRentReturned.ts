import { useState } from 'react';

import { failureText } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { dayAndMonth } from '../../../kit/time/wall-time';
import { useRentRoomsMutation, type RentRoomsInput } from '../rentals.generated';
import type { ReturnedHoursQuery } from './returned.generated';
import { texts } from './texts';

type Returned = ReturnedHoursQuery['returnedHours'][number];

/** Rents all of some returned hours, once however often it is pressed. `reload` runs when they are gone. */
export function useRentReturned(reload: () => Promise<unknown>) {
  const [send] = useRentRoomsMutation({ errorToast: false });
  const { keyOf, done } = useRetryKey<RentRoomsInput>();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const rent = async ({ id, date, roomId, roomName, startTime, endTime }: Returned) => {
    if (busyId !== null) return;
    setBusyId(id);
    setFailure(null);
    const input = { date, roomIds: [roomId], intervals: [{ startTime, endTime }] };
    const { error } = await send({ input, idempotencyKey: keyOf(input) });
    if (!error?.isUnsure) done();
    if (error) setFailure(failureText(error, texts.notRented, texts.unsure));
    else notify.success(texts.done(`${roomName}, ${dayAndMonth(date)}`));
    // What is unsure stays, to be tried again.
    if (!error?.isUnsure) await reload();
    setBusyId(null);
  };
  return { rent, busyId, failure };
}
