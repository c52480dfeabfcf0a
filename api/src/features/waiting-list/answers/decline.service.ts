import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { endEntry } from '../entries/end-entry';
import { WaitingListOfferEntity } from '../freed-slots/offer.entity';
import { offerToNext } from '../freed-slots/offer-to-next';
import { lockFreedSlot } from '../freed-slots/freed-slot-rows';
import { idOfToken } from '../tokens';
import { answerOffer } from './answer-offer';
import { offerNotFound, placeOf } from './offered-slot';
import type { OfferedSlot, WaitingListPlace } from './offered-slot.object';

/** Without another pending answer, the next entries get offers. NOT_FOUND; CONFLICT when accepted. */
export async function declineOffer(ctx: Context, id: string): Promise<OfferedSlot> {
  return answerOffer(ctx, id, async (tx) => {
    const known = await tx.manager.findOneBy(WaitingListOfferEntity, { id });
    const freedSlot = known && (await lockFreedSlot(ctx, tx, known.freedSlotId));
    const offer = freedSlot && (await tx.manager.findOneBy(WaitingListOfferEntity, { id }));
    if (!offer) throw offerNotFound();
    if (offer.outcome === 'accepted') {
      throw new AppError('CONFLICT', 'Ya aceptaste este horario. Si no podés ir, cancelá el turno');
    }
    if (offer.outcome !== 'pending') return;
    await tx.manager.update(WaitingListOfferEntity, id, { outcome: 'declined', answeredAt: ctx.now });
    await offerToNext(ctx, tx, freedSlot);
  });
}

/** NOT_FOUND; TOO_MANY_REQUESTS. */
export async function leaveByLink(ctx: Context, token: string): Promise<WaitingListPlace> {
  const id = await idOfToken(ctx, 'entry', token);
  await ctx.transact((tx) => endEntry(ctx, tx, id, { reason: 'left' }));
  return placeOf(ctx, id);
}
