import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does `work` now and then again, `intervalMs` after each end, until stopped; `stop` resolves when it is at rest.
 * What it throws goes to `onFailure`, and the next time comes all the same.
 */
export function every(intervalMs: number, work: () => Promise<void>, onFailure: (error: unknown) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeating = (async () => {
    while (!signal.aborted) {
      await work().catch(onFailure);
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
