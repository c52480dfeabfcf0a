/** Rejects with TypeError, as offline, after `ms` without an answer. Browsers wait for minutes. */
export function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new TypeError(`No answer within ${ms} ms`)), ms);
    const callerSignal = init?.signal;
    callerSignal?.addEventListener('abort', () => giveUp.abort(callerSignal.reason));
    try {
      return await fetch(input, { ...init, signal: giveUp.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
