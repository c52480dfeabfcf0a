import type { Clock } from '../platform/clock';
import { MINUTE_MS } from '../platform/jobs/round';
import type { Timers } from '../platform/jobs/timers';
import { CARED_AT_ONCE } from './clinics-config';
import type { OpenClinics, Openable } from './open-clinics';

/** Those that nobody visits are opened as often: for reminders, which are due by the clock, and for housekeeping. */
const CARE_EVERY_MS = 30 * MINUTE_MS;
/** However many there are, a process that starts begins with one a second. */
const FIRST_APART_MS = 1_000;
const LOOK_EVERY_MS = 1_000;
/** What is due again at once, as after a failure, waits. */
const PAUSE_MS = 5_000;
const AFTER_FAILURE_MS = MINUTE_MS;
/** What has not been begun by then is done the next time. */
const CARE_WITHIN_MS = 20_000;

export interface CaredFor extends Openable {
  /** Does what is due: with `signal` no more of it, with `stopping` it breaks off what is at hand. */
  catchUp(signal: AbortSignal, stopping: AbortSignal): Promise<void>;
}

interface Options {
  clinics: Pick<OpenClinics<CaredFor>, 'has' | 'use' | 'close'>;
  /** Names. */
  all(): Iterable<string>;
  clock: Clock;
  timers: Timers;
  /** It was open, and its jobs failed. */
  onFailure(name: string, error: unknown): void;
  onSuccess(name: string): void;
}

/** Does the jobs of clinics that nobody visits: at the time that one said as it was closed, or every half hour. */
export class Caretaker {
  private readonly careAt = new Map<string, number>();
  private readonly caring = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private cancel = (): void => undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    this.look();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.cancel();
    await Promise.all(this.caring.values());
  }

  /** The clinic was closed. */
  noteClosed(name: string, nextDue: Date | null): void {
    const { timers, clock } = this.options;
    const dueIn = nextDue === null ? CARE_EVERY_MS : Math.max(PAUSE_MS, nextDue.getTime() - clock().getTime());
    this.careAt.set(name, timers.now() + Math.min(dueIn, CARE_EVERY_MS));
  }

  private look(): void {
    const { all, timers } = this.options;
    const now = timers.now();
    const names = new Set(all());
    for (const name of this.careAt.keys()) if (!names.has(name)) this.careAt.delete(name);
    let news = 0;
    for (const name of names) {
      if (!this.careAt.has(name)) this.careAt.set(name, now + FIRST_APART_MS * news++);
    }
    const due = [...this.careAt].filter(([name, at]) => at <= now && !this.caring.has(name));
    for (const [name] of due.toSorted(([, a], [, b]) => a - b)) {
      if (this.caring.size >= CARED_AT_ONCE) break;
      this.begin(name);
    }
    if (!this.stopping.signal.aborted) this.cancel = timers.after(LOOK_EVERY_MS, async () => this.look());
  }

  private begin(name: string): void {
    const { clinics, timers } = this.options;
    this.careAt.set(name, timers.now() + CARE_EVERY_MS);
    // An open one does its jobs by itself.
    if (clinics.has(name)) return;
    const cared = this.care(name)
      .catch(() => void this.careAt.set(name, timers.now() + AFTER_FAILURE_MS))
      .finally(() => this.caring.delete(name));
    this.caring.set(name, cared);
  }

  private async care(name: string): Promise<void> {
    const { clinics, onFailure, onSuccess } = this.options;
    // Of one that cannot be opened whoever opens it tells.
    const { clinic, release } = await clinics.use(name, { isExtra: true });
    const stopping = this.stopping.signal;
    const signal = AbortSignal.any([AbortSignal.timeout(CARE_WITHIN_MS), stopping]);
    try {
      await clinic.catchUp(signal, stopping);
      // Cut short it says nothing of what it did not come to.
      if (!signal.aborted) onSuccess(name);
    } catch (error) {
      onFailure(name, error);
      throw error;
    } finally {
      release();
      // It does no jobs by itself, which one that is open is taken to do.
      await clinics.close(name);
    }
  }
}
