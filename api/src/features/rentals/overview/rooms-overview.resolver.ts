import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { LocalDate } from '../../../platform/graphql/scalars';
import { RoomsDay, RoomsOverview } from './rooms-overview.objects';
import { getRoomsDay, getRoomsOverview } from './rooms-overview.service';

@Resolver()
export class RoomsOverviewResolver {
  @Allow(Admin('rooms'))
  @Query(() => RoomsOverview, { description: 'Use of the rooms in a month, by day.' })
  roomsOverview(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
    @Arg('month', () => Int, { description: '1 to 12.' }) month: number,
  ): Promise<RoomsOverview> {
    return getRoomsOverview(ctx, { year, month });
  }

  @Allow(Admin('rooms'))
  @Query(() => RoomsDay, {
    description: 'Hours, rentals and appointments of a day, for active rooms and others with bookings.',
  })
  roomsDay(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { description: "A date of the clinic's calendar." }) date: string,
  ): Promise<RoomsDay> {
    return getRoomsDay(ctx, date);
  }
}
