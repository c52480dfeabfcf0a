import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { VersionConflict } from '../../../platform/versions';
import { offeredSlot } from './offered-slot';
import type { OfferedSlot } from './offered-slot.object';

/** What `work` has made of an offer. For mutations that TellsCurrent: a CONFLICT tells what became of it otherwise. */
export async function answerOffer(
  ctx: Context,
  offerId: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<OfferedSlot> {
  try {
    await ctx.transact(work);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    // The refusal holds, whatever becomes of a second look.
    const current = await offeredSlot(ctx, offerId).catch(() => null);
    const { message, field, detail } = error;
    throw current === null ? error : new VersionConflict(current, message, { field, detail });
  }
  return offeredSlot(ctx, offerId, { isAnswer: true });
}
