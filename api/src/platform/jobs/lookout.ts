import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Statement } from '../database/statement';
import { TouchedTables, withChangedAlong, type ChangedAlong } from '../database/touched-tables';
import type { RepeatedFaults } from '../repeated-faults';
import type { Timers } from './timers';

/** Something that is done when it is due. */
export interface Awaited {
  readonly name: string;
  /** At least, from one end to the next start. */
  readonly pauseMs: number;
  /** Reports its own failures. */
  run(signal: AbortSignal): Promise<void>;
}

/** Of each that is awaited, by its name, when it is due. $1 is now. */
type NextDue = Statement<Record<string, Date | null>>;

/** What other servers leave behind, and what they did not live to do, is found within this. */
export const LOOK_EVERY_MS = 15_000;
/** However much is written. */
const PAUSE_MS = 250;
/** While the database cannot be asked. */
const AGAIN_MS = 1_000;
const WHAT_IS_DUE = 'what is due';

export interface LookoutOptions {
  db: Database;
  clock: Clock;
  faults: RepeatedFaults;
  timers: Timers;
  nextDue: NextDue;
  awaited: readonly Awaited[];
  /** By triggers. */
  changedAlong: ChangedAlong;
}

/**
 * Knows when the next thing is due: asks PostgreSQL when this program has written where the answer is read from, when
 * the next one that it knows of is due, and seldom otherwise.
 */
export class Lookout {
  private readonly stopping = new AbortController();
  private readonly tables: ReadonlySet<string>;
  private readonly running = new Map<string, Promise<void>>();
  /** Of those that ran, when they may again. */
  private readonly restedAt = new Map<string, number>();
  private looking: Promise<void> | null = null;
  private lookedAt = -Infinity;
  /** Something was written while it looked. */
  private isStale = false;
  private timer: { at: number; cancel(): void } | null = null;
  private unfollow = (): void => undefined;

  constructor(private readonly options: LookoutOptions) {
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

  /** Unless it looks earlier anyway. */
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

  /** Starts what is due. Answers in how many milliseconds the next is, or may be. */
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

  /** Starts it if it is due. Answers in how many milliseconds to look again for it. */
  private await(one: Awaited, dueAt: Date | null, now: Date): number {
    if (dueAt === null) return Infinity;
    // PostgreSQL's microseconds are cut off.
    const dueIn = dueAt.getTime() - now.getTime() + 1;
    if (dueIn > 1) return dueIn;
    // Looks again at its end.
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
