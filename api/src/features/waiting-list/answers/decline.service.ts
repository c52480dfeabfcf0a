import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { WaitingListOfferEntity } from '../stretches/offer.entity';
import { askNext } from '../stretches/next-round';
import { lockStretch } from '../stretches/stretch-rows';
import { answerOffer } from './answer-offer';
import { offerNotFound } from './offered-slot';
import type { OfferedSlot } from './offered-slot.object';

/**
 * For whoever was asked, as their link or their session has proven. The next ones are asked at once when nobody else
 * may answer. NOT_FOUND; CONFLICT when it was accepted.
 */
export async function declineOffer(ctx: Context, id: string): Promise<OfferedSlot> {
  return answerOffer(ctx, id, async (tx) => {
    const known = await tx.manager.findOneBy(WaitingListOfferEntity, { id });
    const stretch = known && (await lockStretch(ctx, tx, known.stretchId));
    const offer = stretch && (await tx.manager.findOneBy(WaitingListOfferEntity, { id }));
    if (!offer) throw offerNotFound();
    if (offer.outcome === 'accepted') {
      throw new AppError('CONFLICT', 'Ya aceptaste este horario. Si no podés ir, cancelá el turno');
    }
    if (offer.outcome !== 'pending') return;
    await tx.manager.update(WaitingListOfferEntity, id, { outcome: 'declined', answeredAt: ctx.now });
    await askNext(ctx, tx, stretch);
  });
}
