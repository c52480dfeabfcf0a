import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { Room } from '../../rooms/room.entity';
import { roomLoader } from '../../rooms/room.service';
import { SetRoomAvailabilityInput } from './room-availability.inputs';
import { RoomAvailability } from './room-availability.object';
import { getRoomAvailability, setRoomAvailability } from './room-availability.service';

@ArgsType()
class RoomMonthArgs {
  @Field(() => Int, { description: 'Id of an active or inactive room; NOT_FOUND if unknown.' })
  roomId!: number;

  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;
}

@Resolver(() => RoomAvailability)
export class RoomAvailabilityResolver {
  @Allow(Admin('rooms'))
  @Query(() => RoomAvailability, { description: 'Hours of a room in a month, for administrators.' })
  roomAvailability(@Ctx() ctx: Context, @Args(() => RoomMonthArgs) key: RoomMonthArgs): Promise<RoomAvailability> {
    return getRoomAvailability(ctx, { ...key });
  }

  @Allow(Admin('rooms'))
  @Mutation(() => RoomAvailability, {
    description:
      'Changes the hours of a room in a month. CONFLICT for a stale version, and when bookings would fall ' +
      'outside the hours: `unconfirmed`, beside the code, lists them until all are confirmed. They are neither ' +
      'moved nor cancelled.',
  })
  setRoomAvailability(
    @Ctx() ctx: Context,
    @Args(() => RoomMonthArgs) key: RoomMonthArgs,
    @Arg('input', () => SetRoomAvailabilityInput, { description: 'Fields to change.' })
    input: SetRoomAvailabilityInput,
    @Arg('confirmedBookings', () => [ID], {
      nullable: true,
      description:
        'Ids of bookings that may fall outside the hours, from `unconfirmed`; a moved booking has another id.',
    })
    confirmedBookings?: string[] | null,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<RoomAvailability> {
    return setRoomAvailability(ctx, { ...key }, input, { expectedVersion, confirmedBookings });
  }

  @FieldResolver(() => Room, { description: 'The room with these hours.' })
  room(@Ctx() ctx: Context, @Root() { roomId }: RoomAvailability): Promise<Room> {
    return roomLoader(ctx).load(roomId);
  }
}
