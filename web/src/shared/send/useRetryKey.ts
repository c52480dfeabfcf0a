import { useCallback, useRef } from 'react';

import { sameOrNewAttempt, type Attempt } from './attempt';

interface RetryKey<Input> {
  /**
   * The idempotency key to send an input with: that of the time before while the input is the same, so that what got
   * lost on its way and is sent again is not done twice.
   */
  keyOf: (input: Input) => string;
  /** It is done: the same input is a new wish from now on. */
  done: () => void;
}

export function useRetryKey<Input>(): RetryKey<Input> {
  const last = useRef<Attempt<Input>>(null);
  const keyOf = useCallback((input: Input) => {
    last.current = sameOrNewAttempt(last.current, input);
    return last.current.idempotencyKey;
  }, []);
  const done = useCallback(() => {
    last.current = null;
  }, []);
  return { keyOf, done };
}
