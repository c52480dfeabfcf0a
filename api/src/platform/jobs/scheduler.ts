import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Statement } from '../database/statement';
import { TouchedTables, withChangedAlong, type ChangedAlong } from '../database/touched-tables';
import type { RepeatedFaults } from '../repeated-faults';
import type { Timers } from './timers';

export interface Awaited {
  readonly name: string;
  /** From an end to the next start. */
  readonly pauseMs: number;
  /** Reports its own failures. */
  run(signal: AbortSignal): Promise<void>;
}

/** Due times by name; $1 is now. */
type NextDue = Statement<Record<string, Date | null>>;

/** For what other servers wrote or left undone. */
export const LOOK_EVERY_MS = 15_000;
const PAUSE_MS = 250;
const AGAIN_MS = 1_000;
const WHAT_IS_DUE = 'what is due';

export interface SchedulerOptions {
  db: Database;
  clock: Clock;
  faults: RepeatedFaults;
  timers: Timers;
  nextDue: NextDue;
  awaited: readonly Awaited[];
  changedAlong: ChangedAlong;
}

/** Finds due tasks after this process's commits at once, others within LOOK_EVERY_MS (ADR 115). */
export class Scheduler {
  private readonly stopping = new AbortController();
  private readonly tables: ReadonlySet<string>;
  private readonly running = new Map<string, Promise<void>>();
  private readonly restedAt = new Map<string, number>();
  private looking: Promise<void> | null = null;
  private lookedAt = -Infinity;
  private isStale = false;
  private timer: { at: number; cancel(): void } | null = null;
  private unfollow = (): void => undefined;

  constructor(private readonly options: SchedulerOptions) {
    const { db, nextDue: due } = options;
    const touched = new TouchedTables(db.tables);
    touched.note(due.text);
    this.tables = touched.mentioned;
  }

  start(): void {
    const { db, changedAlong } = this.options;
    this.unfollow = db.onWritten((written) => {
      if ([...withChangedAlong(written, changedAlong)].some((table) => this.tables.has(table))) this.lookSoon();
    });
    this.lookIn(0);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.unfollow();
    this.timer?.cancel();
    await this.looking;
    await Promise.all(this.running.values());
  }

  private lookSoon(): void {
    if (this.looking) this.isStale = true;
    else this.lookIn(Math.max(0, this.lookedAt + PAUSE_MS - this.options.timers.now()));
  }

  private lookIn(ms: number): void {
    const { timers } = this.options;
    const at = timers.now() + ms;
    if (this.stopping.signal.aborted || (this.timer && this.timer.at <= at)) return;
    this.timer?.cancel();
    this.timer = { at, cancel: timers.after(ms, () => this.lookNow()) };
  }

  private async lookNow(): Promise<void> {
    this.timer = null;
    if (this.looking) {
      this.isStale = true;
      return;
    }
    this.isStale = false;
    this.lookedAt = this.options.timers.now();
    this.looking = this.look().then((ms) => {
      this.looking = null;
      this.lookIn(this.isStale ? PAUSE_MS : ms);
    });
    await this.looking;
  }

  /** Milliseconds until the next look-up. */
  private async look(): Promise<number> {
    const { db, clock, faults, awaited, nextDue: due } = this.options;
    const now = clock();
    try {
      const [found] = await db.rows(due, [now]);
      faults.works(WHAT_IS_DUE, 'what is due is known again');
      return Math.min(LOOK_EVERY_MS, ...awaited.map((one) => this.await(one, found![one.name] ?? null, now)));
    } catch (err) {
      if (!this.stopping.signal.aborted) faults.failed(WHAT_IS_DUE, { err }, 'what is due cannot be asked');
      return AGAIN_MS;
    }
  }

  /** Milliseconds until its next look-up. */
  private await(one: Awaited, dueAt: Date | null, now: Date): number {
    if (dueAt === null) return Infinity;
    // Date cuts off PostgreSQL's microseconds.
    const dueIn = dueAt.getTime() - now.getTime() + 1;
    if (dueIn > 1) return dueIn;
    // Its end schedules a look-up.
    if (this.running.has(one.name)) return Infinity;
    const restsFor = (this.restedAt.get(one.name) ?? -Infinity) - this.options.timers.now();
    if (restsFor > 0) return restsFor;
    this.startRun(one);
    return Infinity;
  }

  private startRun(one: Awaited): void {
    if (this.stopping.signal.aborted) return;
    const { timers } = this.options;
    const run = one.run(this.stopping.signal).finally(() => {
      this.running.delete(one.name);
      this.restedAt.set(one.name, timers.now() + one.pauseMs);
      this.lookIn(one.pauseMs);
    });
    this.running.set(one.name, run);
  }
}
