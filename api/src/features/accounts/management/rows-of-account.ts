import type { EntityTarget } from 'typeorm';

import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';
import { lockOccupancy, type Occupied } from '../../rooms/lock-occupancy';

interface Owner {
  id: number;
  email: string;
}

/** Rows that belong to an account as a patient. */
export interface RowsOfAccount {
  /** In order of id: rows of the account, rows at its address without an account, and those of the patients. */
  lock(tx: Transaction, owner: Owner | null, patientIds: readonly string[]): Promise<void>;
  /** Rooms and professionals that may become free. */
  timeOf?(tx: Transaction, userId: number): Promise<Required<Occupied>>;
}

export const ROWS_OF_ACCOUNT = new ExtensionPoint<RowsOfAccount>();

export function rowsOfPatient(
  entity: EntityTarget<{
    id: string | number;
    patientId: string | null;
    patientUserId: number | null;
    patientEmail: string | null;
  }>,
): RowsOfAccount {
  return {
    async lock(tx, owner, patientIds) {
      await tx.manager
        .createQueryBuilder(entity, 'row')
        .select('row.id')
        .where('row.patientUserId = :id OR (row.patientUserId IS NULL AND lower(row.patientEmail) = lower(:email))')
        .orWhere('row.patientId = ANY (:patientIds)')
        .setParameters({ id: owner?.id ?? null, email: owner?.email ?? null, patientIds })
        .orderBy('row.id')
        .setLock('for_no_key_update')
        .getMany();
    },
  };
}

/** Rows and time are locked. */
export type EndsWithAccount = (ctx: Context, tx: Transaction, userId: number) => Promise<void>;

export const ENDS_WITH_ACCOUNT = new ExtensionPoint<EndsWithAccount>();

/** Withdraws a professional's offers, and notifies patients. */
export const STOPS_ATTENDING = new ExtensionPoint<EndsWithAccount>();

/** Call it before locking the account. */
export async function stopAttending(ctx: Context, tx: Transaction, userId: number): Promise<void> {
  for (const stop of STOPS_ATTENDING.parts) await stop(ctx, tx, userId);
}

/** Locks the account's API keys; waits for their requests. */
export const ACTING_FOR_ACCOUNT = new ExtensionPoint<(tx: Transaction, userId: number) => Promise<void>>();

/** Runs before an administrator's account is deleted or gets another role. */
export const LEAVES_ADMINISTRATION = new ExtensionPoint<(tx: Transaction, userId: number) => Promise<void>>();

/** Dependent features first. */
export async function lockRows(
  tx: Transaction,
  owners: readonly (Owner | null)[],
  patientIds: readonly string[] = [],
): Promise<void> {
  for (const { lock } of [...ROWS_OF_ACCOUNT.parts].toReversed())
    for (const owner of owners) await lock(tx, owner, patientIds);
}

/** Call it before locking accounts. Locks rows, dependent features first, then their time with `time`. */
export async function lockRowsOf(
  ctx: Context,
  tx: Transaction,
  owners: readonly Owner[],
  { roomIds = [], professionalIds = [] }: Occupied = {},
): Promise<void> {
  await lockRows(tx, owners);
  const times: Occupied[] = [{ roomIds, professionalIds }];
  for (const { timeOf } of ROWS_OF_ACCOUNT.parts)
    for (const { id } of owners) times.push((await timeOf?.(tx, id)) ?? {});
  await lockOccupancy(ctx, tx, {
    roomIds: times.flatMap((one) => one.roomIds ?? []),
    professionalIds: times.flatMap((one) => one.professionalIds ?? []),
  });
}
