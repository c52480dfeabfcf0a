import { useState } from 'react';

import { failureText } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { sameOrNewAttempt } from '../../../kit/send/attempt';
import { dayAndMonth } from '../../../kit/time/wall-time';
import { useRentRoomsMutation } from '../rentals.generated';
import { texts } from './texts';
import type { Returned, UnsureHours } from './unsure-hours';

/** Rents returned hours once, however often pressed. `reload` runs when they are gone. */
export function useRentReturned(reload: () => Promise<unknown>) {
  const [send] = useRentRoomsMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** One attempt each, as others can be rented meanwhile. */
  const [unsure, setUnsure] = useState<readonly UnsureHours[]>([]);
  const unsureAt = (id: string) => unsure.find(({ hours }) => hours.id === id);

  const rent = async (hours: Returned, urlState: number) => {
    if (busyId !== null) return;
    const { id, date, roomId, roomName, startTime, endTime } = hours;
    setBusyId(id);
    setFailure(null);
    const input = { date, roomIds: [roomId], intervals: [{ startTime, endTime }] };
    const attempt = sameOrNewAttempt(unsureAt(id)?.attempt ?? null, input);
    const { error } = await send({ input, idempotencyKey: attempt.idempotencyKey });
    const day = dayAndMonth(date);
    const text = error && failureText(error, texts.notRented, texts.unsure(roomName, day));
    if (!text) notify.success(texts.done(`${roomName}, ${day}`));
    const others = unsure.filter((other) => other.hours.id !== id);
    if (text && error.isUnsure) setUnsure([...others, { hours, urlState, attempt, text }]);
    else {
      setFailure(text ?? null);
      setUnsure(others);
      await reload();
    }
    setBusyId(null);
  };
  return { rent, busyId, failure, unsure };
}
