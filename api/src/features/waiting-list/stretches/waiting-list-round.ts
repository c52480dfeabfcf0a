import { LessThanOrEqual } from 'typeorm';

import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { HOUR_MS, type Round } from '../../../platform/jobs/round';
import { todayIn } from '../entries/add-entry';
import { endPassedEntries, MOST_PASSED } from '../entries/end-passed-entries';
import { askNext } from './next-round';
import { WaitingListStretch } from './stretch.entity';
import { lockStretch, settleOffers } from './stretch-rows';
import { tellRound } from './tell-round';

/** In one turn; the rest is due at once again. */
const MOST = 100;

/** Mails what has waited for the morning, and asks the next ones where the time to answer is over. */
export const WAITING_LIST_ROUND: Round = {
  name: 'waiting-list',
  everyMs: 5_000,
  dueSql: 'SELECT due_at FROM waiting_list_stretches WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1',
  async run(ctx, signal) {
    const due = await ctx.db.manager.find(WaitingListStretch, {
      select: { id: true },
      where: { dueAt: LessThanOrEqual(ctx.now) },
      order: { dueAt: 'ASC' },
      take: MOST,
    });
    const failures: unknown[] = [];
    for (const { id } of due) {
      if (signal.aborted) return;
      // Each by itself: one that fails keeps no other waiting.
      await ctx.transact((tx) => goOn(ctx, tx, id)).catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} stretches of time could not go on`);
  },
};

async function goOn(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const stretch = await lockStretch(ctx, tx, id);
  if (!stretch?.dueAt || stretch.dueAt > ctx.now) return;
  if (stretch.toldAt === null) return tellRound(ctx, tx, stretch);
  await settleOffers(tx, stretch, 'unanswered');
  await askNext(ctx, tx, stretch);
}

/** Those whose last date is over leave the list. */
export const PASSED_ENTRIES_ROUND: Round = {
  name: 'waiting-list-passed',
  everyMs: HOUR_MS,
  async run(ctx, signal) {
    const endSome = () => ctx.transact(async (tx) => endPassedEntries(ctx, tx, await todayIn(ctx, tx)));
    while (!signal.aborted && (await endSome()) === MOST_PASSED);
  },
};
