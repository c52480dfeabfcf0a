import type { Database } from './database/database';
import { TouchedTables, withChangedAlong, type ChangedAlong } from './database/touched-tables';

/** How long the public is answered with what was found out for somebody else. Booking checks anew, so it only delays. */
export const PUBLIC_ANSWERS_KEPT_MS = 3_000;
/** A month of slots is some 20 KB; of five minutes around the clock, which anybody may ask for, 500: fifty megabytes at most. */
const MOST = 100;

/** Of a request's context. */
interface Asking {
  readonly now: Date;
  readonly db: Database;
}

interface Kept {
  value: Promise<unknown>;
  until: number;
  /** What it was found out from. */
  tables: TouchedTables;
}

/**
 * Answers of the last few seconds, so that many who ask for the same cost one piece of work; also while it still goes on.
 * One per process: what another replica writes is seen when the answer has run out. What this one writes is seen at once,
 * as the answers that were found out from the same tables are forgotten.
 * Only for what is the same for everybody who asks by that key. Values are shared: nobody may change them.
 */
export class RecentAnswers {
  private readonly kept = new Map<string, Kept>();

  /** With 0 nothing is kept. */
  constructor(
    private readonly keptMs: number,
    private readonly along: ChangedAlong = new Map(),
  ) {}

  /**
   * The answer by this key, from `work` unless there is one of the last moments. What `work` asks the database by the
   * context that it gets decides when the answer is forgotten. A failure is not kept.
   */
  answer<Asks extends Asking, Value>(key: string, ctx: Asks, work: (ctx: Asks) => Promise<Value>): Promise<Value> {
    if (this.keptMs === 0) return work(ctx);
    const { kept } = this;
    const known = kept.get(key);
    if (known && ctx.now.getTime() < known.until) return known.value as Promise<Value>;
    const tables = new TouchedTables(ctx.db.tables);
    const value = work({ ...ctx, db: ctx.db.watched(tables) });
    // Again at the end of the row: the first one is always the one to go.
    kept.delete(key);
    kept.set(key, { value, until: ctx.now.getTime() + this.keptMs, tables });
    if (kept.size > MOST) kept.delete(kept.keys().next().value!);
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  }

  /**
   * After a transaction: what it wrote is out of date, and after one that failed also what it looked at, since a person who
   * learns that a slot is taken must not be offered it again. Work that is still going on may have read what was there
   * before: its answer is kept for nobody else.
   */
  forget({ written, mentioned }: TouchedTables, hasFailed: boolean): void {
    const changed = withChangedAlong(hasFailed ? mentioned : written, this.along);
    for (const [key, { tables }] of this.kept) {
      if ([...changed].some((table) => tables.mentioned.has(table))) this.kept.delete(key);
    }
  }
}
