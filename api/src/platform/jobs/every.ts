import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does `work` now and then again, `intervalMs` after each end, until stopped; `stop` resolves when it is at rest.
 * What it throws goes to `onFailure`, and the next time comes all the same. Long work looks at the signal, which tells of
 * the stop.
 */
export function every(
  intervalMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeating = (async () => {
    while (!signal.aborted) {
      await work(signal).catch(onFailure);
      await pause(intervalMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await repeating;
    },
  };
}
