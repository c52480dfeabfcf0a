import type { Database } from './database/database';
import { TouchedTables, withChangedAlong, type ChangedAlong } from './database/touched-tables';

/** Booking checks again, so stale answers are harmless. */
export const PUBLIC_ANSWERS_KEPT_MS = 3_000;
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

/** Caches answers for all callers (ADR 17), who must not change them. Other replicas' writes show later. */
export class RecentAnswers {
  private readonly kept = new Map<string, Kept>();

  /** 0 disables the cache. */
  constructor(
    private readonly keptMs: number,
    private readonly along: ChangedAlong = new Map(),
  ) {}

  /** Failures are not kept. `work` must read by its context, which notes tables. */
  answer<Asks extends Asking, Value>(key: string, ctx: Asks, work: (ctx: Asks) => Promise<Value>): Promise<Value> {
    if (this.keptMs === 0) return work(ctx);
    const { kept } = this;
    const known = kept.get(key);
    if (known && ctx.now.getTime() < known.until) return known.value as Promise<Value>;
    const tables = new TouchedTables(ctx.db.tables);
    const value = work({ ...ctx, db: ctx.db.watched(tables) });
    // Inserted again: the oldest comes first.
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

  /** After a failure, also drops what the transaction read: a slot reported as taken must not reappear. */
  forget({ written, mentioned }: TouchedTables, hasFailed: boolean): void {
    const changed = withChangedAlong(hasFailed ? mentioned : written, this.along);
    for (const [key, { tables }] of this.kept) {
      if ([...changed].some((table) => tables.mentioned.has(table))) this.kept.delete(key);
    }
  }
}
