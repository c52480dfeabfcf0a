import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';

/** Locks what a feature keeps of an account and would change once that is gone. */
export type LocksRowsOfAccount = (tx: Transaction, userId: number) => Promise<void>;

export const ROWS_OF_ACCOUNT = new ExtensionPoint<LocksRowsOfAccount>();

/**
 * For whoever removes the account, before its own row: who changes one of these locks that first as well, and names the
 * account afterwards. Features that stand on others first, as there.
 */
export async function lockRowsOf(tx: Transaction, userId: number): Promise<void> {
  for (const lock of [...ROWS_OF_ACCOUNT.parts].toReversed()) await lock(tx, userId);
}
