import type { Context } from '../../../platform/context';
import { canHandleEntry, isOwnEntry, type Asked } from '../waiting-list.policy';
import { handlesEntry } from './handles-entry';

interface Facts extends Asked {
  patientUserId: number | null;
}

/** Shown to its patient's account and to staff of the calendar that it waits for; null to others. */
export function shownEntry<Entry extends Facts>(ctx: Context, entry: Entry): Entry | Promise<Entry | null> {
  if (isOwnEntry(ctx.actor, entry) || canHandleEntry(ctx.actor, entry, null)) return entry;
  return handlesEntry(ctx, entry).then((handles) => (handles ? entry : null));
}
