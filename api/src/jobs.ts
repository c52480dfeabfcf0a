import type { Logger } from 'pino';

import { features } from './features';
import type { Clock } from './platform/clock';
import { createContext, type Context } from './platform/context';
import type { Database } from './platform/database/database';
import { HeldUp } from './platform/database/writers';
import { every } from './platform/jobs/every';
import { housekeeping } from './platform/jobs/housekeeping';
import type { Round } from './platform/jobs/round';
import { Worker, type WorkerOptions } from './platform/jobs/worker';
import type { Mailer } from './platform/mail/mail';
import { mailQueue } from './platform/mail/mail-queue';
import type { OptionValues } from './platform/option';

export interface JobOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  from: string;
  /** What the operator has set. */
  options?: OptionValues;
  /** Without a final slash; called for each mail. */
  publicUrl(): string;
  onOutcome: WorkerOptions['onOutcome'];
}

export class Jobs {
  private readonly workers: readonly Worker[];
  private readonly rounds: readonly Round[];
  private running: { stop(): Promise<void> }[] = [];

  constructor(private readonly options: JobOptions) {
    const { db, log, onOutcome } = options;
    const mail = mailQueue({ ...options, kinds: features.flatMap(({ mails = [] }) => mails) });
    const contextOf = (jobId: string) => this.context(jobId);
    this.workers = [mail, ...features.flatMap(({ queues = [] }) => queues)].map(
      (queue) => new Worker({ db, queue, contextOf, onOutcome, log }),
    );
    this.rounds = [
      housekeeping(features.flatMap(({ expiries = [] }) => expiries)),
      ...features.flatMap(({ rounds = [] }) => rounds),
    ];
  }

  start(): void {
    const { log } = this.options;
    for (const worker of this.workers) worker.start();
    this.running = this.rounds.map(({ name, everyMs, run }) =>
      every(
        everyMs,
        (signal) => run(this.context(name), signal),
        (err) => {
          if (!(err instanceof HeldUp)) log.error({ err, round: name }, 'round failed');
        },
      ),
    );
  }

  async stop(): Promise<void> {
    await Promise.all([...this.workers, ...this.running].map((one) => one.stop()));
  }

  /** Returns the number of jobs, with retries. */
  async workAll(): Promise<number> {
    let worked = 0;
    for (const worker of this.workers) {
      while (await worker.workNext()) worked += 1;
    }
    return worked;
  }

  async go(name: string, signal = new AbortController().signal): Promise<void> {
    const round = this.rounds.find((one) => one.name === name);
    if (!round) throw new Error(`There is no round ${name}`);
    await round.run(this.context(name), signal);
  }

  private context(requestId: string): Context {
    return createContext(this.options, { actor: { kind: 'guest', staleToken: false }, requestId, source: 'jobs' });
  }
}
