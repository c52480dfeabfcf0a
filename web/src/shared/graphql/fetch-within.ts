/**
 * fetch that gives up when no answer has begun after `ms`, as it does without a connection: by a TypeError. Browsers wait
 * for minutes, and a person does not know meanwhile whether to wait.
 */
export function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new TypeError(`No answer within ${ms} ms`)), ms);
    const asked = init?.signal;
    asked?.addEventListener('abort', () => giveUp.abort(asked.reason));
    try {
      return await fetch(input, { ...init, signal: giveUp.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
