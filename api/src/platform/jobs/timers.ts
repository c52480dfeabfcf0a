/** Tests turn their own. */
export interface Timers {
  /** Milliseconds since whenever; goes forward only. */
  now(): number;
  /** Runs once, unless the answer is called before. */
  after(ms: number, run: () => Promise<void>): () => void;
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(() => void run(), ms);
    return () => clearTimeout(timer);
  },
};
