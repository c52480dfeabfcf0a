import { requestMails } from '../../../platform/mail/request-mail';
import { isUuid } from '../../../platform/validation/uuid';
import type { HoldBroken } from '../../holds/hold-owners';
import { WAITING_LIST_OFFER_OVER } from '../mails/offer.mail';
import { WaitingListStretch } from './stretch.entity';
import { closeStretch, settleOffers } from './stretch-rows';

/** Who was asked is told, unless no mail has left yet. */
export const withdrawOffers: HoldBroken = async (ctx, tx, { hold: { purpose, ownerId } }) => {
  if (purpose !== 'waiting_list' || !isUuid(ownerId)) return;
  const stretch = await tx.manager.findOneBy(WaitingListStretch, { id: ownerId, outcome: 'open' });
  if (!stretch) return;
  const offerIds = await settleOffers(tx, stretch, 'withdrawn');
  await closeStretch(ctx, tx, stretch, 'broken');
  if (stretch.toldAt === null) return;
  await requestMails(
    tx,
    WAITING_LIST_OFFER_OVER,
    offerIds.map((offerId) => ({ offerId })),
  );
};
