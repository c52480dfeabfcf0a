import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { NeedsScope } from '../../platform/access/scope';
import type { Context } from '../../platform/context';
import { EventPage } from './event.object';
import { listEvents } from './event.service';

@Resolver()
export class EventResolver {
  @Allow(Admin('integrations'))
  @NeedsScope('events:read')
  @Query(() => EventPage, {
    description:
      'Events after a cursor, stored for 30 days; with the patient for keys that have personal-data. BAD_REQUEST on after ' +
      'or limit; GONE on after if the following events have expired, or if the cursor is of another database.',
  })
  events(
    @Ctx() ctx: Context,
    @Arg('after', () => String, {
      nullable: true,
      description:
        '`nextCursor` of the previous answer. null starts with the oldest stored event; latest skips all so far.',
    })
    after: string | null | undefined,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'Maximum number of events, 1 to 500.' }) limit: number,
  ): Promise<EventPage> {
    return listEvents(ctx, after ?? null, limit);
  }
}
