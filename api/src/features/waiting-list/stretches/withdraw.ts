import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { tellOver } from '../mails/tell-offers';
import type { WaitingListStretch } from './stretch.entity';
import { closeStretch, settleOffers } from './stretch-rows';

/** Withdraws an open slot with locked time. Mails the people with an offer, unless none was mailed yet. */
export async function withdraw(ctx: Context, tx: Transaction, stretch: WaitingListStretch): Promise<void> {
  const offerIds = await settleOffers(tx, stretch, 'withdrawn');
  await closeStretch(ctx, tx, stretch, 'broken');
  if (stretch.toldAt !== null) await tellOver(tx, offerIds);
}
