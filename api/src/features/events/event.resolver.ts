import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { NeedsScope } from '../../platform/access/scope';
import type { Context } from '../../platform/context';
import { EventPage } from './event.object';
import { listEvents } from './event.service';

@Resolver()
export class EventResolver {
  @Allow(Admin)
  @NeedsScope('events:read')
  @Query(() => EventPage, {
    description:
      'What happened at the clinic since a cursor, kept for 30 days; with the patient to keys that have personal-data. ' +
      'BAD_REQUEST on after or limit; GONE on after when events that follow it have expired, or when it is not of this database.',
  })
  events(
    @Ctx() ctx: Context,
    @Arg('after', () => String, {
      nullable: true,
      description:
        '`nextCursor` of the answer before; null: from the oldest kept; latest: nothing of what has happened so far.',
    })
    after: string | null | undefined,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'How many at most, 1 to 500.' }) limit: number,
  ): Promise<EventPage> {
    return listEvents(ctx, after ?? null, limit);
  }
}
