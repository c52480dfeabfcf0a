import type { Logger } from 'pino';

import { features } from './features';
import type { Clock } from './platform/clock';
import { createContext, type Context } from './platform/context';
import { nullable, timestamp } from './platform/database/columns';
import type { Database } from './platform/database/database';
import { statement } from './platform/database/statement';
import { HeldUp } from './platform/database/writers';
import type { ChangedAlong } from './platform/database/touched-tables';
import { every } from './platform/jobs/every';
import { housekeeping } from './platform/jobs/housekeeping';
import { dueSqlOf } from './platform/jobs/job-statements';
import { Scheduler, type Awaited } from './platform/jobs/scheduler';
import type { Round } from './platform/jobs/round';
import { realTimers, type Timers } from './platform/jobs/timers';
import { Worker, type WorkerOptions } from './platform/jobs/worker';
import type { Mailer } from './platform/mail/mail';
import { MAIL, mailQueue } from './platform/mail/mail-queue';
import type { RepeatedFaults } from './platform/repeated-faults';
import { traced } from './platform/telemetry/tracing';
import type { OptionValues } from './platform/option';

export interface JobOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  faults: RepeatedFaults;
  mailer: Mailer;
  from: string;
  options?: OptionValues;
  /** Without a trailing slash; called for each mail. */
  publicUrl(): string;
  onOutcome: WorkerOptions['onOutcome'];
  /** Default: none. */
  changedAlong?: ChangedAlong;
  timers?: Timers;
}

/** Jobs still due then belong to another replica, or fail. */
const MOST_TURNS = 10;
const QUEUE_PAUSE_MS = 250;

const QUEUES = [MAIL, ...features.flatMap(({ queues = [] }) => queues)];
const ROUNDS = features.flatMap(({ rounds = [] }) => rounds);
const ofQueue = (name: string): string => `queue ${name}`;

const DUE = [
  ...QUEUES.map(({ name }) => ({ name: ofQueue(name), dueSql: dueSqlOf(name) })),
  ...ROUNDS.flatMap(({ name, dueSql }) => (dueSql === undefined ? [] : [{ name, dueSql }])),
];
/** One statement, so that an idle server sends no other. */
const NEXT_DUE = statement(
  'app.next-due',
  `SELECT ${DUE.map(({ name, dueSql }) => `(${dueSql}) AS "${name}"`).join(', ')}`,
  Object.fromEntries(DUE.map(({ name }) => [name, nullable(timestamp)])),
);

export interface Outlook {
  /** null: nothing is pending. */
  nextDue: Date | null;
  /** Now or later. */
  hasJobs: boolean;
}

export class Jobs {
  private readonly workers: readonly Worker[];
  private readonly rounds: readonly Round[];
  private running: { stop(): Promise<void> }[] = [];

  constructor(private readonly options: JobOptions) {
    const { db, log, faults, onOutcome } = options;
    const mail = mailQueue({ ...options, kinds: features.flatMap(({ mails = [] }) => mails) });
    const contextOf = (jobId: string) => this.context(jobId);
    this.workers = [mail, ...features.flatMap(({ queues = [] }) => queues)].map(
      (queue) => new Worker({ db, queue, contextOf, onOutcome, log, faults }),
    );
    this.rounds = [housekeeping(features.flatMap(({ expiries = [] }) => expiries)), ...ROUNDS];
  }

  start(): void {
    const { db, clock, faults, changedAlong = new Map(), timers = realTimers } = this.options;
    const awaited = this.awaited();
    const scheduler = new Scheduler({ db, clock, faults, timers, changedAlong, nextDue: NEXT_DUE, awaited });
    scheduler.start();
    const regular = this.rounds
      .filter(({ dueSql }) => dueSql === undefined)
      .map((round) => every(round.everyMs, (signal) => this.run(round, signal), timers));
    this.running = [scheduler, ...regular];
  }

  async stop(): Promise<void> {
    await Promise.all([...this.workers, ...this.running.splice(0)].map((one) => one.stop()));
  }

  /** Lets current work finish. */
  async settle(): Promise<void> {
    await Promise.all([
      ...this.workers.map((worker) => worker.settle()),
      ...this.running.splice(0).map((one) => one.stop()),
    ]);
  }

  async outlook(): Promise<Outlook> {
    const { db, clock } = this.options;
    const [found] = await db.rows(NEXT_DUE, [clock()]);
    const times = Object.values(found!).filter((at) => at !== null);
    return {
      nextDue: times.length === 0 ? null : new Date(Math.min(...times.map((at) => at.getTime()))),
      hasJobs: QUEUES.some(({ name }) => found![ofQueue(name)]),
    };
  }

  get isWorking(): boolean {
    return this.workers.some(({ isWorking }) => isWorking);
  }

  /**
   * Replaces start(): runs each round once, and due jobs until none is left. `signal` stops further work, `stopping`
   * also current work.
   */
  async catchUp(signal: AbortSignal, stopping?: AbortSignal): Promise<void> {
    for (const round of this.rounds) await this.run(round, signal);
    for (let turn = 0; turn < MOST_TURNS && !signal.aborted; turn += 1) {
      await this.workAll(signal, stopping);
      const { nextDue } = await this.outlook();
      if (nextDue === null || nextDue > this.options.clock()) return;
      for (const round of this.rounds) if (round.dueSql !== undefined) await this.run(round, signal);
    }
  }

  /** Returns the number of jobs run, retries included. */
  async workAll(signal?: AbortSignal, stopping?: AbortSignal): Promise<number> {
    let worked = 0;
    for (const worker of this.workers) {
      while (!signal?.aborted && (await worker.workNext(stopping))) worked += 1;
    }
    return worked;
  }

  async go(name: string, signal = new AbortController().signal): Promise<void> {
    const round = this.rounds.find((one) => one.name === name);
    if (!round) throw new Error(`There is no round ${name}`);
    await round.run(this.context(name), signal);
  }

  private awaited(): Awaited[] {
    const rounds = this.rounds.filter(({ dueSql }) => dueSql !== undefined);
    return [
      ...this.workers.map((worker) => ({
        name: ofQueue(worker.name),
        pauseMs: QUEUE_PAUSE_MS,
        run: () => Promise.resolve(worker.wake()),
      })),
      ...rounds.map((round) => ({
        name: round.name,
        pauseMs: round.everyMs,
        run: (signal: AbortSignal) => this.run(round, signal),
      })),
    ];
  }

  /** Never rejects; logs a failure. */
  private run(round: Round, signal: AbortSignal): Promise<void> {
    const { faults } = this.options;
    const name = `round ${round.name}`;
    return traced({ name }, () => round.run(this.context(round.name), signal)).then(
      () => {
        // A cut run does not prove that the round works.
        if (!signal.aborted) faults.works(name, 'round works again', { round: round.name });
      },
      (err: unknown) => {
        if (!(err instanceof HeldUp)) faults.failed(name, { err, round: round.name }, 'round failed');
      },
    );
  }

  private context(requestId: string): Context {
    return createContext(this.options, { actor: { kind: 'guest', staleToken: false }, requestId, source: 'jobs' });
  }
}
