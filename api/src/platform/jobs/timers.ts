export interface Timers {
  /** Monotonic milliseconds. */
  now(): number;
  /** Returns a function that cancels. */
  after(ms: number, run: () => Promise<void>): () => void;
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(() => void run(), ms);
    return () => clearTimeout(timer);
  },
};
