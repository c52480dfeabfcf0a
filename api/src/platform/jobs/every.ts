import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `work` again `intervalMs` after each end, also after a failure. `stop` aborts the signal and resolves when the
 * current run ends.
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
