import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { versionOf } from '../../platform/version-of';
import { shownWith } from '../appointments/list/shown-with';
import { AgendaDay } from './agenda.objects';

@Resolver(() => AgendaDay)
export class AgendaDayResolver {
  /** Never newer than the data. */
  @FieldResolver(() => String, {
    description:
      'Changes whenever anything of the day except `now` changes. Query it alone to check whether an agenda is ' +
      'out of date.',
  })
  async version(
    @Ctx() ctx: Context,
    @Root() { professionals, rooms, appointments, rentals, holds }: AgendaDay,
  ): Promise<string> {
    return versionOf([professionals, rooms, appointments, rentals, holds, await shownWith(ctx, appointments)]);
  }
}
