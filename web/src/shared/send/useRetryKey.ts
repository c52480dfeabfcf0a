import { useCallback, useRef } from 'react';

import { sameOrNewAttempt, type Attempt } from './attempt';

/**
 * The idempotency key to send an input with: that of the time before while the input is the same, so that what got lost
 * on its way and is sent again is not done twice.
 */
export function useRetryKey<Input>(): (input: Input) => string {
  const last = useRef<Attempt<Input>>(null);
  return useCallback((input) => {
    last.current = sameOrNewAttempt(last.current, input);
    return last.current.idempotencyKey;
  }, []);
}
