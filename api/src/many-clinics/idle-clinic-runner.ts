import type { Clock } from '../platform/clock';
import { MINUTE_MS } from '../platform/jobs/round';
import type { Timers } from '../platform/jobs/timers';
import { IDLE_RUNS_AT_ONCE } from './clinics-config';
import type { OpenClinics, Openable } from './open-clinics';

/** For reminders and housekeeping. */
const RUN_EVERY_MS = 30 * MINUTE_MS;
/** Between the first runs after a start. */
const FIRST_APART_MS = 1_000;
const LOOK_EVERY_MS = 1_000;
/** Before a clinic that is due at once, as after a failure. */
const PAUSE_MS = 5_000;
const AFTER_FAILURE_MS = MINUTE_MS;
/** The rest waits for the next run. */
const RUN_WITHIN_MS = 20_000;

export interface IdleRunnable extends Openable {
  /** `signal` stops further work, `stopping` also current work. */
  catchUp(signal: AbortSignal, stopping: AbortSignal): Promise<void>;
}

interface Options {
  clinics: Pick<OpenClinics<IdleRunnable>, 'has' | 'use' | 'close'>;
  all(): Iterable<string>;
  clock: Clock;
  timers: Timers;
  /** Opened, but its jobs failed. */
  onFailure(name: string, error: unknown): void;
  onSuccess(name: string): void;
}

/** Runs idle clinics' jobs at the time reported on closing, at least every half hour. */
export class IdleClinicRunner {
  private readonly runAt = new Map<string, number>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private cancel = (): void => undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    this.look();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.cancel();
    await Promise.all(this.running.values());
  }

  noteClosed(name: string, nextDue: Date | null): void {
    const { timers, clock } = this.options;
    const dueIn = nextDue === null ? RUN_EVERY_MS : Math.max(PAUSE_MS, nextDue.getTime() - clock().getTime());
    this.runAt.set(name, timers.now() + Math.min(dueIn, RUN_EVERY_MS));
  }

  private look(): void {
    const { all, timers } = this.options;
    const now = timers.now();
    const names = new Set(all());
    for (const name of this.runAt.keys()) if (!names.has(name)) this.runAt.delete(name);
    let news = 0;
    for (const name of names) {
      if (!this.runAt.has(name)) this.runAt.set(name, now + FIRST_APART_MS * news++);
    }
    const due = [...this.runAt].filter(([name, at]) => at <= now && !this.running.has(name));
    for (const [name] of due.toSorted(([, a], [, b]) => a - b)) {
      if (this.running.size >= IDLE_RUNS_AT_ONCE) break;
      this.begin(name);
    }
    if (!this.stopping.signal.aborted) this.cancel = timers.after(LOOK_EVERY_MS, async () => this.look());
  }

  private begin(name: string): void {
    const { clinics, timers } = this.options;
    this.runAt.set(name, timers.now() + RUN_EVERY_MS);
    if (clinics.has(name)) return;
    const cared = this.care(name)
      .catch(() => void this.runAt.set(name, timers.now() + AFTER_FAILURE_MS))
      .finally(() => this.running.delete(name));
    this.running.set(name, cared);
  }

  private async care(name: string): Promise<void> {
    const { clinics, onFailure, onSuccess } = this.options;
    const { clinic, release } = await clinics.use(name, { isExtra: true });
    const stopping = this.stopping.signal;
    const signal = AbortSignal.any([AbortSignal.timeout(RUN_WITHIN_MS), stopping]);
    try {
      await clinic.catchUp(signal, stopping);
      // A run cut short proves nothing.
      if (!signal.aborted) onSuccess(name);
    } catch (error) {
      onFailure(name, error);
      throw error;
    } finally {
      release();
      await clinics.close(name);
    }
  }
}
