import type { Logger } from 'pino';

import { foldAppointmentTallies } from './features/appointments/list/appointment-tallies';
import { requestReminders } from './features/appointments/mails/reminders';
import { features } from './features';
import type { Clock } from './platform/clock';
import { createContext, type Context } from './platform/context';
import type { Database } from './platform/database/database';
import { every } from './platform/jobs/every';
import { keepHouse } from './platform/jobs/housekeeping';
import { queueStoreOn } from './platform/jobs/queue-store';
import { Worker, type WorkerOptions } from './platform/jobs/worker';
import type { Mailer } from './platform/mail/mail';
import { mailJob } from './platform/mail/mail-job';

export interface JobOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  /** The address that mails come from. */
  from: string;
  /** What links in mails begin with, no slash at the end; asked for each mail. */
  publicUrl(): string;
  onOutcome: WorkerOptions['onOutcome'];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What the product does without being asked: it sends mails, finds due reminders, removes what has expired and folds what is counted. */
export class Jobs {
  private readonly store;
  private readonly worker: Worker;
  private rounds: { stop(): Promise<void> }[] = [];

  constructor(private readonly options: JobOptions) {
    const { db, log, onOutcome } = options;
    this.store = queueStoreOn(db.pool);
    const handle = mailJob({
      ...options,
      kinds: features.flatMap(({ mails = [] }) => mails),
      contextOf: (jobId) => this.context(jobId),
    });
    this.worker = new Worker({ db, store: this.store, queue: 'mail', handle, onOutcome, log });
  }

  start(): void {
    const { log } = this.options;
    const round = (name: string) => (err: unknown) => log.error({ err, round: name }, 'round failed');
    this.worker.start();
    this.rounds = [
      every(MINUTE_MS, () => this.remind(), round('reminders')),
      every(HOUR_MS, (signal) => this.keepHouse(signal), round('housekeeping')),
    ];
  }

  /** Resolves when nothing is being worked any more. */
  async stop(): Promise<void> {
    await Promise.all([this.worker.stop(), ...this.rounds.map((round) => round.stop())]);
  }

  /** Works what is in the queue now; answers how many jobs that were, retries included. */
  async workAll(): Promise<number> {
    let worked = 0;
    while (await this.worker.workNext()) worked += 1;
    return worked;
  }

  remind(): Promise<void> {
    return requestReminders(this.context('reminders'));
  }

  async keepHouse(signal?: AbortSignal): Promise<void> {
    const { db, clock } = this.options;
    await foldAppointmentTallies(db, signal);
    await keepHouse(db, this.store, clock(), signal);
  }

  private context(requestId: string): Context {
    return createContext(this.options, { actor: { kind: 'guest', staleToken: false }, requestId, source: 'jobs' });
  }
}
