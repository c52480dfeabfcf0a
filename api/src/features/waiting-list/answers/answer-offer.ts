import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { VersionConflict } from '../../../platform/versions';
import { offeredSlot } from './offered-slot';
import type { OfferedSlot } from './offered-slot.object';

/** What `work` has made of an offer. A CONFLICT tells what became of it otherwise. */
export async function answerOffer(
  ctx: Context,
  offerId: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<OfferedSlot> {
  try {
    await ctx.transact(work);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    throw new VersionConflict(await offeredSlot(ctx, offerId), error.message);
  }
  return offeredSlot(ctx, offerId);
}
