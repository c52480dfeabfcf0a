/** Rejects with TypeError, as offline, when the answer isn't complete after `ms`. Browsers wait for minutes. */
export function fetchWithin(ms: number): typeof fetch {
  return (input, init) => {
    const giveUp = new AbortController();
    // Goes on after the headers, because the caller reads the body. Aborting a complete answer does nothing.
    setTimeout(() => giveUp.abort(new TypeError(`No complete answer within ${ms} ms`)), ms);
    const callerSignal = init?.signal;
    const callOff = () => giveUp.abort(callerSignal?.reason);
    if (callerSignal?.aborted) callOff();
    callerSignal?.addEventListener('abort', callOff);
    return fetch(input, { ...init, signal: giveUp.signal });
  };
}
