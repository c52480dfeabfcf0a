import { useRef, useState } from 'react';

import { sameOrNewAttempt, type Attempt } from '../../../shared/send/attempt';
import { notify } from '../../../shared/notify/notify';
import type { Progress } from '../../../shared/send/progress';
import { doneText } from './bulk-form';
import { useRentRoomsInBulkMutation, type RentRoomsInBulkInput } from './bulk.generated';
import { FAILED_TEXT, resultOf, type DayResult } from './day-result';
import { eachInTurn } from './each-in-turn';

/** More at once would only queue for the same room at the server. */
const CALLS_AT_ONCE = 4;

interface Options {
  /** Asks again for everything the calendar shows. */
  reload: () => Promise<unknown>;
  /** Everything was tried, and the calendar shows what came of it. */
  onDone: (results: readonly DayResult[]) => void;
}

/**
 * Rents each day by a call of its own, so that it can be told how far it is and one day's failure is only that day's.
 * A day that is tried again with the same data carries the same key: what the server rented without its answer
 * arriving is not rented twice.
 */
export function useRentDays({ reload, onDone }: Options) {
  const [rent] = useRentRoomsInBulkMutation({ errorToast: false });
  const attempts = useRef(new Map<string, Attempt<RentRoomsInBulkInput>>());
  const underWay = useRef(false);
  const [progress, setProgress] = useState<Progress | null>(null);

  const rentAll = async (input: Omit<RentRoomsInBulkInput, 'dates'>, days: readonly string[]) => {
    if (underWay.current) return;
    underWay.current = true;
    let done = 0;
    let isSessionOver = false;
    setProgress({ done, total: days.length });
    const results = await eachInTurn(days, {
      width: CALLS_AT_ONCE,
      isOver: () => isSessionOver,
      work: async (date) => {
        const attempt = sameOrNewAttempt(attempts.current.get(date) ?? null, { ...input, dates: [date] });
        attempts.current.set(date, attempt);
        const answer = await rent(attempt);
        if (answer.error?.code === 'UNAUTHENTICATED') isSessionOver = true;
        const result = resultOf(date, answer);
        if (!result.failure) attempts.current.delete(date);
        done += 1;
        setProgress({ done, total: days.length });
        return result;
      },
    });
    // The login page says the rest.
    if (!isSessionOver) {
      await reload();
      onDone(results);
      tell(results);
    }
    underWay.current = false;
    setProgress(null);
  };

  return { rentAll, progress };
}

function tell(results: readonly DayResult[]) {
  const rented = results.filter(({ failure }) => !failure);
  const made = rented.reduce((sum, day) => sum + day.made, 0);
  if (rented.length > 0) notify.success(doneText(made, rented.length));
  else notify.error(FAILED_TEXT);
}
