import { useCallback, useRef } from 'react';

import { sameOrNewAttempt, type Attempt } from './attempt';

interface RetryKey<Input> {
  /** An equal input keeps its key until `done`, so a retry acts once. */
  keyOf: (input: Input) => string;
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
