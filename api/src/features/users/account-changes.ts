import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';
import type { User } from './user.entity';

/** Runs in the transaction that changes the account's `fields`. */
export type RecordsAccountChange = (
  ctx: Context,
  tx: Transaction,
  account: User,
  fields: readonly string[],
) => Promise<void>;

export const ACCOUNT_CHANGES = new ExtensionPoint<RecordsAccountChange>();

export async function recordAccountChange(
  ctx: Context,
  tx: Transaction,
  account: User,
  fields: readonly string[],
): Promise<void> {
  if (fields.length === 0) return;
  for (const record of ACCOUNT_CHANGES.parts) await record(ctx, tx, account, fields);
}
