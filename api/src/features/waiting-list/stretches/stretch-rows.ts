import { In } from 'typeorm';

import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { lockOccupancy, type Occupied } from '../../rooms/lock-occupancy';
import { holdsOf, releaseHolds } from '../../holds/hold.service';
import { WaitingListOfferEntity, type OfferOutcome } from './offer.entity';
import { WaitingListStretch, type StretchOutcome } from './stretch.entity';

export const ownerOf = ({ id }: Pick<WaitingListStretch, 'id'>) => ({ purpose: 'waiting_list', ownerId: id }) as const;

/**
 * Locks the time of a stretch, by which all that happens to it queues, and reads it then. After locks of entries. null
 * when it is gone.
 */
export async function lockStretch(ctx: Context, tx: Transaction, id: string): Promise<WaitingListStretch | null> {
  const known = await tx.manager.findOneBy(WaitingListStretch, { id });
  if (!known) return null;
  await lockOccupancy(ctx, tx, { roomIds: [known.roomId], professionalIds: [known.professionalId] });
  return tx.manager.findOneBy(WaitingListStretch, { id });
}

/** Freed slots with an open offer to these entries; locked entries get no further ones. */
export async function stretchesOfferedTo(
  { manager }: Transaction,
  entryIds: readonly string[],
): Promise<WaitingListStretch[]> {
  const offers = await manager.findBy(WaitingListOfferEntity, { entryId: In([...entryIds]), outcome: 'pending' });
  return manager.findBy(WaitingListStretch, { id: In(offers.map(({ stretchId }) => stretchId)) });
}

export function timeOf(stretches: readonly WaitingListStretch[]): Required<Occupied> {
  return {
    roomIds: stretches.map(({ roomId }) => roomId),
    professionalIds: stretches.map(({ professionalId }) => professionalId),
  };
}

/** Those of a locked stretch that are not answered; their ids. */
export async function settleOffers(
  { manager }: Transaction,
  { id: stretchId }: Pick<WaitingListStretch, 'id'>,
  outcome: OfferOutcome,
): Promise<string[]> {
  const open = await manager.findBy(WaitingListOfferEntity, { stretchId, outcome: 'pending' });
  const ids = open.map(({ id }) => id);
  if (ids.length > 0) await manager.update(WaitingListOfferEntity, { id: In(ids) }, { outcome });
  return ids;
}

/** Whether an offer is not mailed yet: staff may restore the turno, or it waits for the morning. */
export function isUntold(
  { outcome }: Pick<WaitingListOfferEntity, 'outcome'>,
  { toldAt }: Pick<WaitingListStretch, 'toldAt'>,
): boolean {
  return outcome === 'pending' && toldAt === null;
}

export function hasPendingOffers({ manager }: Transaction, { id: stretchId }: WaitingListStretch): Promise<boolean> {
  return manager.existsBy(WaitingListOfferEntity, { stretchId, outcome: 'pending' });
}

/** Closes a locked slot without an acceptance: its time is on offer to all again. */
export async function closeStretch(
  ctx: Context,
  tx: Transaction,
  stretch: WaitingListStretch,
  outcome: Exclude<StretchOutcome, 'open' | 'refilled'>,
): Promise<void> {
  await releaseHolds(tx, await holdsOf(ctx, tx, 'waiting_list', [stretch.id]));
  await tx.manager.update(WaitingListStretch, stretch.id, { outcome, dueAt: null, closedAt: ctx.now });
}
