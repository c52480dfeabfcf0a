import { Ctx, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { Stats } from './stats.object';
import { getStats } from './stats.service';

@Resolver()
export class StatsResolver {
  @Allow(Admin('reports'))
  @Query(() => Stats, { description: 'Counts of people, rooms and appointments.' })
  stats(@Ctx() ctx: Context): Promise<Stats> {
    return getStats(ctx);
  }
}
