import type { Judgement } from '../../../platform/access/judged';
import { canHandleEntry, isOwnEntry } from '../waiting-list.policy';
import type { WaitingListEntry } from './entry.object';
import { handlesEntry } from './entry-rows';

/** Nothing of it to others than its patient's account and whose calendar it waits for. */
export const shownEntry: Judgement<WaitingListEntry> = (ctx, entry) => {
  if (isOwnEntry(ctx.actor, entry) || canHandleEntry(ctx.actor, entry, null)) return entry;
  return handlesEntry(ctx, entry).then((handles) => (handles ? entry : null));
};
