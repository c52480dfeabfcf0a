import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Queue } from './queue';

export interface Job {
  id: string;
  data: object;
}

/** A queue and what is done with its jobs. */
export interface WorkedQueue extends Queue {
  /**
   * Does a job in the transaction that takes it, whose writes are kept only if all goes well; null: it is done. What calls
   * the outside answers an errand instead, and holds neither transaction nor connection meanwhile. `ctx` is of nobody.
   */
  take(job: Job, tx: Transaction, ctx: Context): Promise<Errand | null>;
}

/** What a job has to do outside the database once it was taken. A crash on the way has it taken and run again. */
export interface Errand {
  /** `signal` tells that the time is over. */
  run(signal: AbortSignal): Promise<void>;
  /** In the transaction that ends the job: it was run. */
  record?(tx: Transaction): Promise<void>;
  /** In the transaction that gives the job back: it failed. Undoes what taking it wrote. */
  release?(tx: Transaction): Promise<void>;
}

/** Thrown where trying again is no use. */
export interface FinalFailure extends Error {
  readonly isFinal: true;
}
