import { IsNull, LessThan } from 'typeorm';

import type { Context } from '../../platform/context';
import { CalendarFeed } from './calendar-feed.entity';

const KEPT_BY_MS = 3_600_000;

/** By the hour, so that people see whether a link is in use. What cannot be written keeps nobody from reading. */
export async function noteRead(ctx: Context, id: number, lastReadAt: Date | null): Promise<void> {
  const before = new Date(ctx.now.getTime() - KEPT_BY_MS);
  if (lastReadAt !== null && lastReadAt >= before) return;
  const stale = [
    { id, lastReadAt: IsNull() },
    { id, lastReadAt: LessThan(before) },
  ];
  try {
    await ctx.db.write(({ manager }) => manager.update(CalendarFeed, stale, { lastReadAt: ctx.now }));
  } catch (err) {
    ctx.log.warn({ err }, 'the reading of a calendar could not be noted');
  }
}
