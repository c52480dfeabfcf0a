import { floorToMinute } from '../../../domain/epoch-minute';
import { offerTimes } from '../../../domain/offer-times';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { WaitingListOfferEntity } from './offer.entity';
import { holdsOf, renewHolds } from '../../holds/hold.service';
import { isStillBookable } from '../../slots/still-bookable';
import { tellOffers } from '../mails/tell-offers';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { HELD_BEYOND_MS } from './ask';
import { WaitingListStretch } from './stretch.entity';
import { closeStretch, settleOffers } from './stretch-rows';

/**
 * Of a locked stretch whose mails have waited, a night perhaps, in which it may have ceased to be a slot. The time to
 * answer runs from now: the server may have been away.
 */
export async function tellRound(ctx: Context, tx: Transaction, stretch: WaitingListStretch): Promise<void> {
  const rules = await waitingListRules(tx);
  const times = offerTimes(rules, { zone: rules.zone, from: ctx.now, start: floorToMinute(stretch.startsAt) });
  const held = await holdsOf(ctx, tx, 'waiting_list', [stretch.id]);
  const isOffered = held.length > 0 && (stretch.isByHand || rules.isEnabled);
  if (!times || !isOffered || !(await isStillBookable(ctx, tx, stretch))) {
    await settleOffers(tx, stretch, 'withdrawn');
    return closeStretch(ctx, tx, stretch, times ? 'free' : 'too_late');
  }
  const { tellAt, answerUntil } = times;
  const isTold = tellAt <= ctx.now;
  await renewHolds(ctx, tx, held, new Date(answerUntil.getTime() + HELD_BEYOND_MS));
  const waiting = { stretchId: stretch.id, outcome: 'pending' } as const;
  await tx.manager.update(WaitingListOfferEntity, waiting, { offeredAt: tellAt, answerUntil });
  const due = isTold ? { toldAt: ctx.now, dueAt: answerUntil } : { dueAt: tellAt };
  await tx.manager.update(WaitingListStretch, stretch.id, due);
  if (!isTold) return;
  const offers = await tx.manager.findBy(WaitingListOfferEntity, waiting);
  await tellOffers(
    tx,
    offers.map(({ id }) => id),
  );
}
