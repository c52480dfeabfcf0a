import { isUuid } from '../../../platform/validation/uuid';
import type { HoldBroken } from '../../holds/hold-owners';
import { tellOver } from '../mails/tell-offers';
import { WaitingListStretch } from './stretch.entity';
import { closeStretch, settleOffers } from './stretch-rows';

/** Who was asked is told, unless no mail has left yet. */
export const withdrawOffers: HoldBroken = async (ctx, tx, { hold: { purpose, ownerId } }) => {
  if (purpose !== 'waiting_list' || !isUuid(ownerId)) return;
  const stretch = await tx.manager.findOneBy(WaitingListStretch, { id: ownerId, outcome: 'open' });
  if (!stretch) return;
  const offerIds = await settleOffers(tx, stretch, 'withdrawn');
  await closeStretch(ctx, tx, stretch, 'broken');
  if (stretch.toldAt !== null) await tellOver(tx, offerIds);
};
