import { LessThanOrEqual, MoreThan } from 'typeorm';

import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { isUuid } from '../../../platform/validation/uuid';
import type { WaitingListEntry } from '../entries/entry.object';
import { readEntry } from '../entries/entry-rows';
import { WaitingListOfferEntity } from '../stretches/offer.entity';
import { isOwnEntry } from '../waiting-list.policy';
import { offeredSlot, offerNotFound } from './offered-slot';
import type { OfferedSlot } from './offered-slot.object';

/** The id of an offer to the caller's account: no other account comes to own it. NOT_FOUND, also before it is told. */
export async function ownOfferId({ actor, db, now }: Context, id: string): Promise<string> {
  const offer = isUuid(id) ? await db.manager.findOneBy(WaitingListOfferEntity, { id }) : null;
  if (!offer || offer.offeredAt > now) throw offerNotFound();
  assertCan(isOwnEntry(actor, await readEntry(db, offer.entryId)));
  return offer.id;
}

/** What the caller's account was told of and has not answered; null: nothing, or the entry is not theirs. */
export async function openOfferOf(
  ctx: Context,
  entry: Pick<WaitingListEntry, 'id' | 'patientUserId' | 'status'>,
): Promise<OfferedSlot | null> {
  if (entry.status !== 'active' || !isOwnEntry(ctx.actor, entry)) return null;
  const open = await ctx.db.manager.findOneBy(WaitingListOfferEntity, {
    entryId: entry.id,
    outcome: 'pending',
    // Of a freed time that staff may take back, or that waits for the morning, nobody has heard yet.
    offeredAt: LessThanOrEqual(ctx.now),
    answerUntil: MoreThan(ctx.now),
  });
  return open && offeredSlot(ctx, open.id);
}
