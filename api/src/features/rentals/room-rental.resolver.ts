import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';

import { isStaff } from '../../platform/access/actor';
import { Admin, Allow, Professional, SignedIn } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { Money } from '../../platform/graphql/scalars';
import { Room } from '../rooms/room.entity';
import { listActiveRooms } from '../rooms/room.service';
import { RoomMonth } from './month/room-month.objects';
import { getRoomMonth } from './month/room-month.service';
import { currentHourlyCost, rentalConfig, RentalConfig } from './quote/rental-config';

/** What renting adds to rooms: when they are free, and what they cost. */
@Resolver(() => Room)
export class RoomRentalResolver {
  @Allow(Professional, Admin)
  @Query(() => RoomMonth, { description: 'The rental calendar: what every active room offers on each day of a month. FORBIDDEN for a colleague’s.' })
  roomMonth(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
    @Arg('month', () => Int, { description: '1 to 12.' }) month: number,
    @Arg('professionalId', () => Int, { nullable: true, description: 'For whom; default: the viewer, or nobody in particular for administrators without a profile.' })
    professionalId?: number | null,
  ): Promise<RoomMonth> {
    return getRoomMonth(ctx, { year, month, professionalId });
  }

  @Allow(SignedIn)
  @Query(() => [Room], { description: 'The rooms that can be rented: the active ones, lower order first. The same as `rooms`, for members.' })
  rentableRooms(@Ctx() ctx: Context): Promise<Room[]> {
    return listActiveRooms(ctx);
  }

  @Allow(Professional, Admin)
  @Query(() => RentalConfig, { description: 'What renting costs from now on. What was booked keeps its price.' })
  rentalConfig(@Ctx() ctx: Context): Promise<RentalConfig> {
    return rentalConfig(ctx);
  }

  @FieldResolver(() => Money, { nullable: true, description: "What an hour of it is rented for now: its own rate, or the clinic's default. Null unless staff ask." })
  async currentHourlyCost(@Ctx() ctx: Context, @Root() room: Room): Promise<string | null> {
    return isStaff(ctx.actor) ? currentHourlyCost(ctx, room) : null;
  }
}
