/** How long the public is answered with what was found out for somebody else. Booking judges anew, so it only delays. */
export const PUBLIC_ANSWERS_KEPT_MS = 3_000;
/** A month of slots is some 20 KB; of five minutes around the clock, which anybody may ask for, 500: fifty megabytes at most. */
const MOST = 100;

interface Kept {
  value: Promise<unknown>;
  until: number;
}

/**
 * Answers of the last few seconds, so that many who ask for the same cost one piece of work; also while it still goes on.
 * One per process: what another replica writes is seen when the answer has run out, what this one writes at once (`forget`).
 * Only for what is the same for everybody who asks by that key. Values are shared: nobody may change them.
 */
export class RecentAnswers {
  private kept = new Map<string, Kept>();

  /** With 0 nothing is kept. */
  constructor(private readonly keptMs: number) {}

  /** The answer by this key, from `work` unless there is one of the last moments. A failure is not kept. */
  answer<Value>(key: string, now: Date, work: () => Promise<Value>): Promise<Value> {
    if (this.keptMs === 0) return work();
    const { kept } = this;
    const known = kept.get(key);
    if (known && now.getTime() < known.until) return known.value as Promise<Value>;
    const value = work();
    // Again at the end of the row: the first one is always the one to go.
    kept.delete(key);
    kept.set(key, { value, until: now.getTime() + this.keptMs });
    if (kept.size > MOST) kept.delete(kept.keys().next().value!);
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  }

  /** After a write. Work that is still going on may have read what was there before: its answer is kept for nobody else. */
  forget(): void {
    this.kept = new Map();
  }
}
