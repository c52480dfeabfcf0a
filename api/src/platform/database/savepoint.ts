import type { Transaction } from './database';

/** A throw undoes the writes of `work` and keeps the transaction usable. */
export function withinSavepoint<Result>({ manager }: Transaction, work: () => Promise<Result>): Promise<Result> {
  return manager.transaction(work);
}
