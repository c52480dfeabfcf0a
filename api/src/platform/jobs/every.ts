import { realTimers, type Timers } from './timers';

/** Starts `work` at once, and `intervalMs` after each end. `work` reports its own failures. */
export function every(
  intervalMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  timers: Timers = realTimers,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();
  let cancel = (): void => undefined;
  const run = (): Promise<void> => {
    running = work(signal).then(() => {
      if (!signal.aborted) cancel = timers.after(intervalMs, run);
    });
    return running;
  };
  void run();
  return {
    async stop() {
      stopping.abort();
      cancel();
      await running;
    },
  };
}
