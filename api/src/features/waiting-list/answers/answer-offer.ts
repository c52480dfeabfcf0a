import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { VersionConflict } from '../../../platform/versions';
import { offeredSlot } from './offered-slot';
import type { OfferedSlot } from './offered-slot.object';

/** A CONFLICT carries the offer's state. */
export async function answerOffer(
  ctx: Context,
  offerId: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<OfferedSlot> {
  try {
    await ctx.transact(work);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    // Report the refusal even if re-reading fails.
    const current = await offeredSlot(ctx, offerId).catch(() => null);
    const { message, field, detail } = error;
    throw current === null ? error : new VersionConflict(current, message, { field, detail });
  }
  return offeredSlot(ctx, offerId, { isAnswer: true });
}
