import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import { NeedsProof } from '../../platform/access/proof';
import type { Context } from '../../platform/context';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { DateTime } from '../../platform/graphql/scalars';
import { atClinic } from '../settings/settings.service';
import { CalendarFeed } from './calendar-feed.entity';
import { CreateCalendarFeedInput, NewCalendarFeed } from './calendar-feed.inputs';
import * as feeds from './calendar-feed.service';

@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  @Allow(Admin('integrations'), Professional)
  @Query(() => [CalendarFeed], {
    description: "Every calendar link, the latest first; for a professional, their own calendar's, if there is one.",
  })
  calendarFeeds(@Ctx() ctx: Context): Promise<CalendarFeed[]> {
    return feeds.listFeeds(ctx);
  }

  @NeedsProof()
  @Allow(Admin('integrations'), Professional)
  @Mutation(() => NewCalendarFeed, {
    description:
      "Makes the link of a professional's or a room's calendar and tells its address. Professionals make their own. A " +
      'retry gets another address, and that of the first answer opens nothing. BAD_REQUEST unless one of both is named; ' +
      'NOT_FOUND; CONFLICT when there is a link already that this one was not said to replace.',
  })
  createCalendarFeed(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateCalendarFeedInput, { description: 'The calendar, and the link to replace.' })
    input: CreateCalendarFeedInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<NewCalendarFeed> {
    return feeds.createFeed(ctx, input, idempotencyKey);
  }

  @Allow(Admin('integrations'), Professional)
  @Mutation(() => Boolean, {
    description:
      'Ends a calendar link: its address opens nothing from now on. Professionals end their own. NOT_FOUND. Answers true.',
  })
  deleteCalendarFeed(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id from the list; NOT_FOUND otherwise.' }) id: number,
  ): Promise<true> {
    return feeds.deleteFeed(ctx, id);
  }

  @FieldResolver(() => DateTime, { description: 'When the link was made.' })
  createdAt(@Ctx() ctx: Context, @Root() { createdAt }: CalendarFeed): Promise<string> {
    return atClinic(ctx, createdAt);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When a program read the calendar last, to the hour; null: never.',
  })
  lastReadAt(@Ctx() ctx: Context, @Root() { lastReadAt }: CalendarFeed): Promise<string> | null {
    return lastReadAt && atClinic(ctx, lastReadAt);
  }
}
