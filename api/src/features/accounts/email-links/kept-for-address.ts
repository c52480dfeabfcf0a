import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';
import type { User } from '../../users/user.entity';

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
