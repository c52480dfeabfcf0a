import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { ask } from './ask';
import type { WaitingListStretch } from './stretch.entity';
import { closeStretch, hasPendingOffers } from './stretch-rows';

/** For a locked, open slot: offers it to the next entries unless an answer is pending, or releases its time. */
export async function askNext(ctx: Context, tx: Transaction, stretch: WaitingListStretch): Promise<void> {
  if (await hasPendingOffers(tx, stretch)) return;
  const rules = await waitingListRules(tx);
  const asksOthers = !stretch.isByHand && rules.isEnabled;
  const asked = asksOthers
    ? await ask(ctx, tx, { ...stretch, round: stretch.round + 1 }, { rules, from: ctx.now })
    : 'free';
  if (typeof asked === 'string') await closeStretch(ctx, tx, stretch, asked);
}
