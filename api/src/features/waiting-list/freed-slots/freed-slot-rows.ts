import { In } from 'typeorm';

import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { lockOccupancy, type Occupied } from '../../rooms/lock-occupancy';
import { holdsOf, releaseHolds } from '../../holds/hold.service';
import { WaitingListOfferEntity, type OfferOutcome } from './offer.entity';
import { FreedSlot, type FreedSlotOutcome } from './freed-slot.entity';

export const ownerOf = ({ id }: Pick<FreedSlot, 'id'>) => ({ purpose: 'waiting_list', ownerId: id }) as const;

/** Locks the slot's time, then reads it; lock entries first. null: gone. */
export async function lockFreedSlot(ctx: Context, tx: Transaction, id: string): Promise<FreedSlot | null> {
  const known = await tx.manager.findOneBy(FreedSlot, { id });
  if (!known) return null;
  await lockOccupancy(ctx, tx, { roomIds: [known.roomId], professionalIds: [known.professionalId] });
  return tx.manager.findOneBy(FreedSlot, { id });
}

/** Lock the entries, so that they get no further offers. */
export async function freedSlotsOfferedTo({ manager }: Transaction, entryIds: readonly string[]): Promise<FreedSlot[]> {
  const offers = await manager.findBy(WaitingListOfferEntity, { entryId: In([...entryIds]), outcome: 'pending' });
  return manager.findBy(FreedSlot, { id: In(offers.map(({ freedSlotId }) => freedSlotId)) });
}

export function timeOf(freedSlots: readonly FreedSlot[]): Required<Occupied> {
  return {
    roomIds: freedSlots.map(({ roomId }) => roomId),
    professionalIds: freedSlots.map(({ professionalId }) => professionalId),
  };
}

/** The slot is locked. Returns their ids. */
export async function settleOffers(
  { manager }: Transaction,
  { id: freedSlotId }: Pick<FreedSlot, 'id'>,
  outcome: OfferOutcome,
): Promise<string[]> {
  const open = await manager.findBy(WaitingListOfferEntity, { freedSlotId, outcome: 'pending' });
  const ids = open.map(({ id }) => id);
  if (ids.length > 0) await manager.update(WaitingListOfferEntity, { id: In(ids) }, { outcome });
  return ids;
}

/** Waits for the end of undo, or the morning. */
export function isUnmailed(
  { outcome }: Pick<WaitingListOfferEntity, 'outcome'>,
  { toldAt }: Pick<FreedSlot, 'toldAt'>,
): boolean {
  return outcome === 'pending' && toldAt === null;
}

export function hasPendingOffers({ manager }: Transaction, { id: freedSlotId }: FreedSlot): Promise<boolean> {
  return manager.existsBy(WaitingListOfferEntity, { freedSlotId, outcome: 'pending' });
}

/** For a locked slot without acceptance; frees its time. */
export async function closeFreedSlot(
  ctx: Context,
  tx: Transaction,
  freedSlot: FreedSlot,
  outcome: Exclude<FreedSlotOutcome, 'open' | 'refilled'>,
): Promise<void> {
  await releaseHolds(tx, await holdsOf(ctx, tx, 'waiting_list', [freedSlot.id]));
  await tx.manager.update(FreedSlot, freedSlot.id, { outcome, dueAt: null, closedAt: ctx.now });
}
