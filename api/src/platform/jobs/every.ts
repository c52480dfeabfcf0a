import { setTimeout as pause } from 'node:timers/promises';

/** Runs again `intervalMs` after each end or failure. `stop` aborts the signal and waits for the current run. */
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
