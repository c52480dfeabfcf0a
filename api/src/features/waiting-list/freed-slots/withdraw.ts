import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { requestOfferOverMails } from '../mails/request-offer-mails';
import type { FreedSlot } from './freed-slot.entity';
import { closeFreedSlot, settleOffers } from './freed-slot-rows';

/** For an open slot with locked time; notifies people with a mailed offer. */
export async function withdraw(ctx: Context, tx: Transaction, freedSlot: FreedSlot): Promise<void> {
  const offerIds = await settleOffers(tx, freedSlot, 'withdrawn');
  await closeFreedSlot(ctx, tx, freedSlot, 'broken');
  if (freedSlot.toldAt !== null) await requestOfferOverMails(tx, offerIds);
}
