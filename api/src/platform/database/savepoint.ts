import type { Transaction } from './database';

/** If `work` throws, undoes its writes and releases its locks; the transaction stays usable. */
export function withinSavepoint<Result>({ manager }: Transaction, work: () => Promise<Result>): Promise<Result> {
  return manager.transaction(work);
}
