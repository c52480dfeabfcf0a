import type { Transaction } from './database';

/** When `work` throws, undoes what it wrote and frees what it locked: the transaction goes on. */
export function withinSavepoint<Result>({ manager }: Transaction, work: () => Promise<Result>): Promise<Result> {
  return manager.transaction(work);
}
