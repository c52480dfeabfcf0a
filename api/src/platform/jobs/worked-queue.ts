import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Queue } from './queue';

export interface Job {
  id: string;
  data: object;
}

export interface WorkedQueue extends Queue {
  /**
   * Runs in the transaction that takes the job; null when the job is done. Calls to the outside belong in an errand,
   * which holds no connection. `ctx` has no user.
   */
  take(job: Job, tx: Transaction, ctx: Context): Promise<Errand | null>;
}

/** Runs after the take commits; after a crash the job is taken and run again. */
export interface Errand {
  /** `signal` aborts at the time limit. */
  run(signal: AbortSignal): Promise<void>;
  /** After success, in the transaction that ends the job. */
  record?(tx: Transaction): Promise<void>;
  /** After failure, in the transaction that gives the job back. Undoes what `take` wrote. */
  release?(tx: Transaction): Promise<void>;
}

/** Don't retry. */
export interface FinalFailure extends Error {
  readonly isFinal: true;
}
