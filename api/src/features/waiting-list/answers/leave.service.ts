import type { Context } from '../../../platform/context';
import { endEntry } from '../entries/end-entry';
import { idOfToken } from '../tokens';
import { placeOf } from './offered-slot';
import type { WaitingListPlace } from './offered-slot.object';

/** NOT_FOUND; TOO_MANY_REQUESTS. */
export async function leaveByLink(ctx: Context, token: string): Promise<WaitingListPlace> {
  const id = await idOfToken(ctx, 'entry', token);
  await ctx.transact((tx) => endEntry(ctx, tx, id, { reason: 'left' }));
  return placeOf(ctx, id);
}
