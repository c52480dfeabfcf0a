import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { sendOffers } from './send-offers';
import type { FreedSlot } from './freed-slot.entity';
import { closeFreedSlot, hasPendingOffers } from './freed-slot-rows';

/** For a locked, open slot: unless an answer is pending, offers it to the next entries or releases its time. */
export async function offerToNext(ctx: Context, tx: Transaction, freedSlot: FreedSlot): Promise<void> {
  if (await hasPendingOffers(tx, freedSlot)) return;
  const rules = await waitingListRules(tx);
  const asksOthers = !freedSlot.isByHand && rules.isEnabled;
  const asked = asksOthers
    ? await sendOffers(ctx, tx, { ...freedSlot, round: freedSlot.round + 1 }, { rules, from: ctx.now })
    : 'free';
  if (typeof asked === 'string') await closeFreedSlot(ctx, tx, freedSlot, asked);
}
