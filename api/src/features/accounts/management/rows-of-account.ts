import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';

export type LocksRowsOfAccount = (tx: Transaction, userId: number) => Promise<void>;

export const ROWS_OF_ACCOUNT = new ExtensionPoint<LocksRowsOfAccount>();

/** Locks what acts for an account besides its sessions: it waits for what that has begun. */
export const ACTING_FOR_ACCOUNT = new ExtensionPoint<LocksRowsOfAccount>();

/**
 * Call it before locking the account: writers reference the account after locking these rows. Dependent features
 * first.
 */
export async function lockRowsOf(tx: Transaction, userId: number): Promise<void> {
  for (const lock of [...ROWS_OF_ACCOUNT.parts].toReversed()) await lock(tx, userId);
}
