import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';
import { User } from '../../users/user.entity';
import { updateUser } from '../../users/user.service';

/** What a feature keeps for an e-mail address until its owner has an account. */
export interface KeptForAddress {
  bring(tx: Transaction, patient: User): Promise<void>;
  isWaiting(db: Pick<Transaction, 'manager'>, email: string): Promise<boolean>;
}

export const KEPT_FOR_ADDRESS = new ExtensionPoint<KeptForAddress>();

/** Dependent features first, as lockRowsOf: who accepts an offer locks the entry before the turno that it keeps. */
export async function bringWhatIsKept(tx: Transaction, patient: User): Promise<void> {
  for (const kept of [...KEPT_FOR_ADDRESS.parts].toReversed()) await kept.bring(tx, patient);
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
  now: Date;
}

/** What is to come of an account and was at its former address goes to the new one; other addresses were meant. */
export type FollowsAddress = (tx: Transaction, changed: ChangedAddress) => Promise<void>;

export const FOLLOWS_ADDRESS = new ExtensionPoint<FollowsAddress>();

/** After the owner has confirmed the new address. In the order of bringWhatIsKept. */
export async function followAddress(tx: Transaction, { id, email }: User, now: Date): Promise<void> {
  const [stored] = await tx.manager.find(User, { select: { id: true, formerEmail: true }, where: { id } });
  const former = stored?.formerEmail ?? null;
  if (former === null) return;
  await updateUser(tx, id, { formerEmail: null });
  for (const follow of [...FOLLOWS_ADDRESS.parts].toReversed()) await follow(tx, { userId: id, former, email, now });
}

/** Of rows with an account and an address; values as SQL conditions take them. */
export const AT_FORMER_ADDRESS = 'patient_user_id = :userId AND lower(patient_email) = lower(:former)';
