import type { Database } from './database/database';
import { TouchedTables, withChangedAlong, type ChangedAlong } from './database/touched-tables';

/** Only delays the public view: booking checks anew. */
export const PUBLIC_ANSWERS_KEPT_MS = 3_000;
/** Fifty megabytes at most. */
const MOST = 100;

interface Asking {
  readonly now: Date;
  readonly db: Database;
}

interface Kept {
  value: Promise<unknown>;
  until: number;
  /** What the answer was read from. */
  tables: TouchedTables;
}

/**
 * Callers with the same key share one computation for a few seconds, also while it runs. One per process: a write
 * here drops the answers from its tables at once, another replica's is seen later. Only for answers that are the same
 * for everybody. Nobody may change the values.
 */
export class RecentAnswers {
  private readonly kept = new Map<string, Kept>();

  /** With 0 it keeps nothing. */
  constructor(
    private readonly keptMs: number,
    private readonly along: ChangedAlong = new Map(),
  ) {}

  /**
   * Calls `work` unless a recent answer exists. What `work` reads through its context decides when the answer is
   * dropped. Failures are not kept.
   */
  answer<Asks extends Asking, Value>(key: string, ctx: Asks, work: (ctx: Asks) => Promise<Value>): Promise<Value> {
    if (this.keptMs === 0) return work(ctx);
    const { kept } = this;
    const known = kept.get(key);
    if (known && ctx.now.getTime() < known.until) return known.value as Promise<Value>;
    const tables = new TouchedTables(ctx.db.tables);
    const value = work({ ...ctx, db: ctx.db.watched(tables) });
    // Re-inserts it last, so that the oldest comes first.
    kept.delete(key);
    kept.set(key, { value, until: ctx.now.getTime() + this.keptMs, tables });
    if (kept.size > MOST) kept.delete(kept.keys().next().value!);
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  }

  /**
   * Drops answers from the tables that the transaction wrote; after a failure also from those it read, because
   * somebody who learns that a slot is taken must not see it again. A running computation may be stale and is not
   * shared.
   */
  forget({ written, mentioned }: TouchedTables, hasFailed: boolean): void {
    const changed = withChangedAlong(hasFailed ? mentioned : written, this.along);
    for (const [key, { tables }] of this.kept) {
      if ([...changed].some((table) => tables.mentioned.has(table))) this.kept.delete(key);
    }
  }
}
