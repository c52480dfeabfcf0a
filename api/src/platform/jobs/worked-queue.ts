import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Queue } from './enqueue';

export interface Job {
  id: string;
  data: object;
}

export interface WorkedQueue extends Queue {
  /** Runs in the claiming transaction; null: done. Call other servers in a task. `ctx` has no user. */
  take(job: Job, tx: Transaction, ctx: Context): Promise<Task | null>;
}

/** Work outside a transaction. Runs again after a crash. */
export interface Task {
  /** `signal`: time limit. `stopping`: the worker stops, and waits for the end. */
  run(signal: AbortSignal, stopping: AbortSignal): Promise<void>;
  /** In the transaction that ends the job. */
  record?(tx: Transaction): Promise<void>;
  /** Undoes what `take` wrote, after a failure. */
  release?(tx: Transaction): Promise<void>;
}

export interface FinalFailure extends Error {
  readonly isFinal: true;
}
