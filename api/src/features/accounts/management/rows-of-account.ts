import type { EntityTarget } from 'typeorm';

import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';

export type LocksRowsOfAccount = (tx: Transaction, userId: number) => Promise<void>;

export const ROWS_OF_ACCOUNT = new ExtensionPoint<LocksRowsOfAccount>();

/** Of a table of what patients have, those of the account. */
export function rowsOfPatient(
  entity: EntityTarget<{ id: string | number; patientUserId: number | null }>,
): LocksRowsOfAccount {
  return async (tx, userId) => {
    await tx.manager
      .createQueryBuilder(entity, 'row')
      .select('row.id')
      .where('row.patientUserId = :userId', { userId })
      .orderBy('row.id')
      .setLock('for_no_key_update')
      .getMany();
  };
}

/** Ends what the account waits for as a patient; its rows are locked. */
export type EndsWithAccount = (ctx: Context, tx: Transaction, userId: number) => Promise<void>;

export const ENDS_WITH_ACCOUNT = new ExtensionPoint<EndsWithAccount>();

/** Withdraws what patients were offered by the account's professional, who no longer attends, and notifies them. */
export const STOPS_ATTENDING = new ExtensionPoint<EndsWithAccount>();

/** Locks what acts for an account besides its sessions: it waits for what that has begun. */
export const ACTING_FOR_ACCOUNT = new ExtensionPoint<LocksRowsOfAccount>();

/**
 * Call it before locking the account: writers reference the account after locking these rows. Dependent features
 * first.
 */
export async function lockRowsOf(tx: Transaction, userId: number): Promise<void> {
  for (const lock of [...ROWS_OF_ACCOUNT.parts].toReversed()) await lock(tx, userId);
}
