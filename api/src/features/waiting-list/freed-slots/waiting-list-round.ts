import { LessThanOrEqual } from 'typeorm';

import { floorToMinute } from '../../../domain/epoch-minute';
import { offerTimes } from '../../../domain/offer-times';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { HOUR_MS, type Round } from '../../../platform/jobs/round';
import { holdsOf, renewHolds } from '../../holds/hold.service';
import { isStillBookable } from '../../slots/still-bookable';
import { todayIn } from '../entries/add-entry';
import { endPassedEntries, MOST_PASSED } from '../entries/end-passed-entries';
import { requestOfferMails } from '../mails/request-offer-mails';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { HELD_BEYOND_MS } from './send-offers';
import { offerToNext } from './offer-to-next';
import { WaitingListOfferEntity } from './offer.entity';
import { FreedSlot } from './freed-slot.entity';
import { closeFreedSlot, lockFreedSlot, settleOffers } from './freed-slot-rows';

/** The rest is due again at once. */
const MOST = 100;

/** Sends delayed mails; after the time to answer, offers to the next entries. */
export const WAITING_LIST_ROUND: Round = {
  name: 'waiting-list',
  everyMs: 5_000,
  dueSql: 'SELECT due_at FROM waiting_list_stretches WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1',
  async run(ctx, signal) {
    const due = await ctx.db.manager.find(FreedSlot, {
      select: { id: true },
      where: { dueAt: LessThanOrEqual(ctx.now) },
      order: { dueAt: 'ASC' },
      take: MOST,
    });
    const failures: unknown[] = [];
    for (const { id } of due) {
      if (signal.aborted) return;
      // A failure delays no other slot.
      await ctx.transact((tx) => advanceFreedSlot(ctx, tx, id)).catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} freed slots could not be advanced`);
  },
};

async function advanceFreedSlot(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const freedSlot = await lockFreedSlot(ctx, tx, id);
  if (!freedSlot?.dueAt || freedSlot.dueAt > ctx.now) return;
  if (freedSlot.toldAt === null) return sendDelayedOffers(ctx, tx, freedSlot);
  await settleOffers(tx, freedSlot, 'unanswered');
  await offerToNext(ctx, tx, freedSlot);
}

export const PASSED_ENTRIES_ROUND: Round = {
  name: 'waiting-list-passed',
  everyMs: HOUR_MS,
  async run(ctx, signal) {
    const endSome = () => ctx.transact(async (tx) => endPassedEntries(ctx, tx, await todayIn(ctx, tx)));
    while (!signal.aborted && (await endSome()) === MOST_PASSED);
  },
};

/**
 * For a locked slot, which may no longer be one. The time to answer starts now, because the server may have been down.
 */
async function sendDelayedOffers(ctx: Context, tx: Transaction, freedSlot: FreedSlot): Promise<void> {
  const rules = await waitingListRules(tx);
  const times = offerTimes(rules, { zone: rules.zone, from: ctx.now, start: floorToMinute(freedSlot.startsAt) });
  const held = await holdsOf(ctx, tx, 'waiting_list', [freedSlot.id]);
  const isOffered = held.length > 0 && (freedSlot.isByHand || rules.isEnabled);
  if (!times || !isOffered || !(await isStillBookable(ctx, tx, freedSlot))) {
    await settleOffers(tx, freedSlot, 'withdrawn');
    return closeFreedSlot(ctx, tx, freedSlot, times ? 'free' : 'too_late');
  }
  const { notifyAt, answerUntil } = times;
  const isDueNow = notifyAt <= ctx.now;
  await renewHolds(ctx, tx, held, new Date(answerUntil.getTime() + HELD_BEYOND_MS));
  const waiting = { freedSlotId: freedSlot.id, outcome: 'pending' } as const;
  await tx.manager.update(WaitingListOfferEntity, waiting, { offeredAt: notifyAt, answerUntil });
  const due = isDueNow ? { toldAt: ctx.now, dueAt: answerUntil } : { dueAt: notifyAt };
  await tx.manager.update(FreedSlot, freedSlot.id, due);
  if (!isDueNow) return;
  const offers = await tx.manager.findBy(WaitingListOfferEntity, waiting);
  await requestOfferMails(
    tx,
    offers.map(({ id }) => id),
  );
}
