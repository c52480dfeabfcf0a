import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Queue } from './enqueue';

export interface Job {
  id: string;
  data: object;
}

export interface WorkedQueue extends Queue {
  /**
   * Runs in the transaction that takes the job; null: done. Calls to other servers belong in a task. `ctx` has no user.
   */
  take(job: Job, tx: Transaction, ctx: Context): Promise<Task | null>;
}

/** Work outside a transaction, which holds no connection. Runs again after a crash. */
export interface Task {
  /** `signal` aborts at the time limit; `stopping` when the worker stops, which still waits for the end. */
  run(signal: AbortSignal, stopping: AbortSignal): Promise<void>;
  /** In the transaction that ends the job. */
  record?(tx: Transaction): Promise<void>;
  /** Undoes what `take` wrote, after a failure. */
  release?(tx: Transaction): Promise<void>;
}

export interface FinalFailure extends Error {
  readonly isFinal: true;
}
