export interface Timers {
  /** Monotonic milliseconds from any origin. */
  now(): number;
  /** Runs once. Returns a function that cancels it. */
  after(ms: number, run: () => Promise<void>): () => void;
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(() => void run(), ms);
    return () => clearTimeout(timer);
  },
};
