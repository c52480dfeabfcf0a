import { useState } from 'react';

import { failureText } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { sameOrNewAttempt } from '../../../kit/send/attempt';
import { dayAndMonth } from '../../../kit/time/wall-time';
import { useRentRoomsMutation } from '../rentals.generated';
import { texts } from './texts';
import type { Returned, UnsureHours } from './unsure-hours';

/** Rents all of some returned hours, once however often it is pressed. `reload` runs when they are gone. */
export function useRentReturned(reload: () => Promise<unknown>) {
  const [send] = useRentRoomsMutation({ errorToast: false });
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Each keeps its own attempt: others are rented meanwhile. */
  const [unsure, setUnsure] = useState<readonly UnsureHours[]>([]);
  const unsureAt = (id: string) => unsure.find(({ hours }) => hours.id === id);

  const rent = async (hours: Returned, place: number) => {
    if (busyId !== null) return;
    const { id, date, roomId, roomName, startTime, endTime } = hours;
    setBusyId(id);
    setFailure(null);
    const input = { date, roomIds: [roomId], intervals: [{ startTime, endTime }] };
    const attempt = sameOrNewAttempt(unsureAt(id)?.attempt ?? null, input);
    const { error } = await send({ input, idempotencyKey: attempt.idempotencyKey });
    if (error) setFailure(failureText(error, texts.notRented));
    else notify.success(texts.done(`${roomName}, ${dayAndMonth(date)}`));
    const others = unsure.filter((other) => other.hours.id !== id);
    setUnsure(error?.isUnsure ? [...others, { hours, place, attempt }] : others);
    if (!error?.isUnsure) await reload();
    setBusyId(null);
  };
  return { rent, busyId, failure, unsure };
}
