import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';
import type { User } from './user.entity';

/** Records what of an account somebody changed, by the names of its fields, in the transaction that changes it. */
export type RecordsAccountChange = (ctx: Context, tx: Transaction, account: User, fields: readonly string[]) => Promise<void>;

export const ACCOUNT_CHANGES = new ExtensionPoint<RecordsAccountChange>();

export async function recordAccountChange(ctx: Context, tx: Transaction, account: User, fields: readonly string[]): Promise<void> {
  for (const record of ACCOUNT_CHANGES.parts) await record(ctx, tx, account, fields);
}
