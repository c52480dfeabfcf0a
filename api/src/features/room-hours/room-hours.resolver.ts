import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { RoomHours } from './room-hours.object';
import { listRoomHours } from './room-hours.service';

@Resolver(() => RoomHours)
export class RoomHoursResolver {
  @Allow(Public)
  @Query(() => [RoomHours], {
    description:
      'Hours of the active rooms in a month, by weekday and by overridden date. An unconfigured room is closed.',
  })
  roomHours(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
    @Arg('month', () => Int, { description: '1 to 12.' }) month: number,
  ): Promise<RoomHours[]> {
    return listRoomHours(ctx, year, month);
  }
}
