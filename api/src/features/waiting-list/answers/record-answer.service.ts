import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { isUuid } from '../../../platform/validation/uuid';
import { readEntry, toEntry } from '../entries/entry-rows';
import type { WaitingListEntry } from '../entries/entry.object';
import { handlesEntry } from '../entries/handles-entry';
import { WaitingListOfferEntity } from '../freed-slots/offer.entity';
import { acceptOffer } from './accept.service';
import { declineOffer } from './decline.service';
import { offerNotFound } from './offered-slot';

/** An answer by phone, with the same rules; also before the offer is mailed. NOT_FOUND; FORBIDDEN; CONFLICT. */
export async function recordOfferAnswer(ctx: Context, offerId: string, accepted: boolean): Promise<WaitingListEntry> {
  const offer = isUuid(offerId) ? await ctx.db.manager.findOneBy(WaitingListOfferEntity, { id: offerId }) : null;
  if (!offer) throw offerNotFound();
  assertCan(await handlesEntry(ctx, await readEntry(ctx.db, offer.entryId)));
  await (accepted ? acceptOffer(ctx, offer.id, 'staff') : declineOffer(ctx, offer.id));
  return toEntry(ctx, await readEntry(ctx.db, offer.entryId));
}
