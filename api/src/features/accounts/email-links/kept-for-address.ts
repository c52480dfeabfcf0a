import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';
import { User } from '../../users/user.entity';
import { updateUser } from '../../users/user.service';

/** Data stored for an address until it has an account. */
export interface KeptForAddress {
  bring(tx: Transaction, patient: User): Promise<void>;
  isWaiting(db: Pick<Transaction, 'manager'>, email: string): Promise<boolean>;
}

export const KEPT_FOR_ADDRESS = new ExtensionPoint<KeptForAddress>();

/** Call lockRowsOf first. */
export async function bringWhatIsKept(tx: Transaction, patient: User): Promise<void> {
  for (const kept of KEPT_FOR_ADDRESS.parts) await kept.bring(tx, patient);
}

export async function isAnythingKept(db: Pick<Transaction, 'manager'>, email: string): Promise<boolean> {
  for (const kept of KEPT_FOR_ADDRESS.parts) {
    if (await kept.isWaiting(db, email)) return true;
  }
  return false;
}

interface ChangedAddress {
  userId: number;
  former: string;
  email: string;
}

/** Carries the account's future records to the new address. lockRowsOf has locked them and their time. */
export type FollowsAddress = (ctx: Context, tx: Transaction, changed: ChangedAddress) => Promise<void>;

export const FOLLOWS_ADDRESS = new ExtensionPoint<FollowsAddress>();

/** Call it once the new address is confirmed. A return to the former one changes nothing, so links still work. */
export async function followAddress(ctx: Context, tx: Transaction, { id, email }: User): Promise<void> {
  const [stored] = await tx.manager.find(User, { select: { id: true, formerEmail: true }, where: { id } });
  const former = stored?.formerEmail ?? null;
  if (former === null) return;
  await updateUser(tx, id, { formerEmail: null });
  if (former.toLowerCase() === email.toLowerCase()) return;
  for (const follow of FOLLOWS_ADDRESS.parts) await follow(ctx, tx, { userId: id, former, email });
}

export const AT_FORMER_ADDRESS = 'patient_user_id = :userId AND lower(patient_email) = lower(:former)';
