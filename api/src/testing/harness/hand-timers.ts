import type { Timers } from '../../platform/jobs/timers';

/** They fire only when a test asks. */
export class HandTimers implements Timers {
  private time = 0;
  private readonly waiting = new Set<{ at: number; run(): Promise<void> }>();

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => Promise<void>): () => void {
    const one = { at: this.time + ms, run };
    this.waiting.add(one);
    return () => void this.waiting.delete(one);
  }

  /** Milliseconds until the next timer. */
  get next(): number {
    return Math.min(...[...this.waiting].map(({ at }) => at)) - this.time;
  }

  /** Runs the timers due until then, in sequence. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const [first] = [...this.waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (!first) break;
      this.waiting.delete(first);
      this.time = Math.max(this.time, first.at);
      await first.run();
    }
    this.time = end;
  }
}
