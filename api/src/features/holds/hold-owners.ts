import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';
import type { Hold, HoldPurpose } from './hold.entity';

/** Names by owner id, such as "Ana Paz"; omits deleted owners. */
interface HoldOwners {
  purpose: HoldPurpose;
  namesOf(db: Pick<Transaction, 'manager'>, ownerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const HOLD_OWNERS = new ExtensionPoint<HoldOwners>();

interface BrokenHold {
  hold: Hold;
  reason: string;
}

/** Runs in the deleting transaction. */
export type HoldBroken = (ctx: Context, tx: Transaction, broken: BrokenHold) => Promise<void>;

export const HOLD_BROKEN = new ExtensionPoint<HoldBroken>();

/** By hold id. */
export async function ownerNames(
  db: Pick<Transaction, 'manager'>,
  holds: readonly Pick<Hold, 'id' | 'purpose' | 'ownerId'>[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { purpose, namesOf } of HOLD_OWNERS.parts) {
    const theirs = holds.filter((hold) => hold.purpose === purpose);
    if (theirs.length === 0) continue;
    const byOwner = await namesOf(
      db,
      theirs.map(({ ownerId }) => ownerId),
    );
    for (const { id, ownerId } of theirs) {
      const name = byOwner.get(ownerId);
      if (name !== undefined) names.set(id, name);
    }
  }
  return names;
}
