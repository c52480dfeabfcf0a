import type { Database } from './database/database';
import { TouchedTables, withChangedAlong, type ChangedAlong } from './database/touched-tables';

/** A stale answer does no harm: booking checks anew. */
export const PUBLIC_ANSWERS_KEPT_MS = 3_000;
/** Within those seconds. */
const MOST = 100;

interface Asking {
  readonly now: Date;
  readonly db: Database;
}

interface Kept {
  value: Promise<unknown>;
  until: number;
  tables: TouchedTables;
}

/**
 * Shares one computation for some seconds, also while it runs. A write here drops the answers from its tables; other
 * replicas' writes show later. Only for what is the same for everybody. Never change the values.
 */
export class RecentAnswers {
  private readonly kept = new Map<string, Kept>();

  /** With 0 it keeps nothing. */
  constructor(
    private readonly keptMs: number,
    private readonly along: ChangedAlong = new Map(),
  ) {}

  /** Failures are not kept. `work` must read through its context, which notes the tables. */
  answer<Asks extends Asking, Value>(key: string, ctx: Asks, work: (ctx: Asks) => Promise<Value>): Promise<Value> {
    if (this.keptMs === 0) return work(ctx);
    const { kept } = this;
    const known = kept.get(key);
    if (known && ctx.now.getTime() < known.until) return known.value as Promise<Value>;
    const tables = new TouchedTables(ctx.db.tables);
    const value = work({ ...ctx, db: ctx.db.watched(tables) });
    // Inserted again, so that the oldest comes first.
    kept.delete(key);
    kept.set(key, { value, until: ctx.now.getTime() + this.keptMs, tables });
    for (const [oldest, { until }] of kept) {
      if (kept.size <= MOST && ctx.now.getTime() < until) break;
      kept.delete(oldest);
    }
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  }

  /**
   * After a failure also drops what the transaction read: somebody who learns that a slot is taken must not see it
   * again. A running computation is no longer shared.
   */
  forget({ written, mentioned }: TouchedTables, hasFailed: boolean): void {
    const changed = withChangedAlong(hasFailed ? mentioned : written, this.along);
    for (const [key, { tables }] of this.kept) {
      if ([...changed].some((table) => tables.mentioned.has(table))) this.kept.delete(key);
    }
  }
}
