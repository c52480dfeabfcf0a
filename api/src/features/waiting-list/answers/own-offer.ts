import { MoreThan } from 'typeorm';

import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { isUuid } from '../../../platform/validation/uuid';
import type { WaitingListEntry } from '../entries/entry.object';
import { readEntry } from '../entries/entry-rows';
import { WaitingListOfferEntity } from '../freed-slots/offer.entity';
import { FreedSlot } from '../freed-slots/freed-slot.entity';
import { isUnmailed } from '../freed-slots/freed-slot-rows';
import { isOwnEntry } from '../waiting-list.policy';
import { offeredSlot, offerNotFound } from './offered-slot';
import type { OfferedSlot } from './offered-slot.object';

/** Offers never move to another account. NOT_FOUND, also before it is mailed. */
export async function ownOfferId({ actor, db }: Context, id: string): Promise<string> {
  const offer = isUuid(id) ? await db.manager.findOneBy(WaitingListOfferEntity, { id }) : null;
  if (!offer || (await isStillUnmailed(db, offer))) throw offerNotFound();
  assertCan(isOwnEntry(actor, await readEntry(db, offer.entryId)));
  return offer.id;
}

/** Mailed; null also for another's entry. */
export async function openOfferOf(
  ctx: Context,
  entry: Pick<WaitingListEntry, 'id' | 'patientUserId' | 'status'>,
): Promise<OfferedSlot | null> {
  if (entry.status !== 'active' || !isOwnEntry(ctx.actor, entry)) return null;
  const open = await ctx.db.manager.findOneBy(WaitingListOfferEntity, {
    entryId: entry.id,
    outcome: 'pending',
    answerUntil: MoreThan(ctx.now),
  });
  return open && !(await isStillUnmailed(ctx.db, open)) ? offeredSlot(ctx, open.id) : null;
}

/** The round may still drop it. */
async function isStillUnmailed({ manager }: Database, offer: WaitingListOfferEntity): Promise<boolean> {
  return isUnmailed(offer, await manager.findOneByOrFail(FreedSlot, { id: offer.freedSlotId }));
}
