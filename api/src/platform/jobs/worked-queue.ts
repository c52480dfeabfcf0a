import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Queue } from './enqueue';

export interface Job {
  id: string;
  data: object;
}

export interface WorkedQueue extends Queue {
  /**
   * Runs in the transaction that takes the job; null: done. Calls to the outside belong in an errand. `ctx` has no
   * user.
   */
  take(job: Job, tx: Transaction, ctx: Context): Promise<Errand | null>;
}

/** Holds no connection. After a crash it runs again. */
export interface Errand {
  /** `signal` aborts at the time limit, `stopping` when the worker stops, which waits for its end all the same. */
  run(signal: AbortSignal, stopping: AbortSignal): Promise<void>;
  /** In the transaction that ends the job. */
  record?(tx: Transaction): Promise<void>;
  /** After a failure: undoes what `take` wrote. */
  release?(tx: Transaction): Promise<void>;
}

export interface FinalFailure extends Error {
  readonly isFinal: true;
}
