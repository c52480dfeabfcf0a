/** Rejects with TypeError, as when offline, without a complete answer after `ms`. Browsers wait for minutes. */
export function fetchWithin(ms: number): typeof fetch {
  return (input, init) => {
    const giveUp = new AbortController();
    // Not cleared at the headers: the caller still reads the body.
    setTimeout(() => giveUp.abort(new TypeError(`No complete answer within ${ms} ms`)), ms);
    const callerSignal = init?.signal;
    const callOff = () => giveUp.abort(callerSignal?.reason);
    if (callerSignal?.aborted) callOff();
    callerSignal?.addEventListener('abort', callOff);
    return fetch(input, { ...init, signal: giveUp.signal });
  };
}
