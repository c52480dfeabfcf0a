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
  @Field(() => Int, { description: 'An active or inactive room; NOT_FOUND otherwise.' })
  roomId!: number;

  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;
}

@Resolver(() => RoomAvailability)
export class RoomAvailabilityResolver {
  @Allow(Admin)
  @Query(() => RoomAvailability, { description: 'When a room opens in a month, for those who keep it.' })
  roomAvailability(@Ctx() ctx: Context, @Args(() => RoomMonthArgs) key: RoomMonthArgs): Promise<RoomAvailability> {
    return getRoomAvailability(ctx, { ...key });
  }

  @Allow(Admin)
  @Mutation(() => RoomAvailability, {
    description:
      'Changes when a room opens in a month. CONFLICT when the version that it was made on no longer stands, and when it ' +
      'leaves bookings outside the hours that were inside until now: `unconfirmed`, beside the code, lists them, and nothing ' +
      'changes before all are confirmed. They are neither moved nor cancelled.',
  })
  setRoomAvailability(
    @Ctx() ctx: Context,
    @Args(() => RoomMonthArgs) key: RoomMonthArgs,
    @Arg('input', () => SetRoomAvailabilityInput, { description: 'Only what changes.' })
    input: SetRoomAvailabilityInput,
    @Arg('confirmedBookings', () => [ID], {
      nullable: true,
      description:
        'The ids of those that may be left outside the hours, as unconfirmed listed them: a booking moved since has another.',
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
