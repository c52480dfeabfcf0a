import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { RoomYear } from './room-year.object';
import { getRoomYear, listRoomYears } from './room-year.service';

const YEAR = { description: '1900 to 9999.' };

@Resolver(() => RoomYear)
export class RoomYearResolver {
  @Allow(Admin('rooms'))
  @Query(() => RoomYear, { description: 'Which months of a year are configured for a room.' })
  roomYear(
    @Ctx() ctx: Context,
    @Arg('roomId', () => Int, { description: 'Id of an active or inactive room; NOT_FOUND if unknown.' })
    roomId: number,
    @Arg('year', () => Int, YEAR) year: number,
  ): Promise<RoomYear> {
    return getRoomYear(ctx, roomId, year);
  }

  @Allow(Admin('rooms'))
  @Query(() => [RoomYear], {
    description: 'Configured months of a year by room, in display order, inactive rooms too.',
  })
  roomYears(@Ctx() ctx: Context, @Arg('year', () => Int, YEAR) year: number): Promise<RoomYear[]> {
    return listRoomYears(ctx, year);
  }
}
