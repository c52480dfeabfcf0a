import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { RoomAbilities } from './room-abilities.object';
import { Room } from './room.entity';
import { CreateRoomInput, UpdateRoomInput } from './room.inputs';
import { canDeleteRoom, canUpdateRoom } from './room.policy';
import * as rooms from './room.service';
import { roomSpecialtyIdsLoader } from './room-specialties';

@Resolver(() => Room)
export class RoomResolver {
  @Allow(Public)
  @Query(() => [Room], { description: 'Active rooms, lower order first.' })
  rooms(@Ctx() ctx: Context): Promise<Room[]> {
    return rooms.listActiveRooms(ctx);
  }

  @Allow(Admin('rooms', 'appointments', 'prices', 'people', 'integrations', 'settings'))
  @Query(() => [Room], { description: 'Every room, inactive ones too, lower order first.' })
  allRooms(@Ctx() ctx: Context): Promise<Room[]> {
    return rooms.listAllRooms(ctx);
  }

  @Allow(Admin('rooms'))
  @Mutation(() => Room, { description: 'Adds a room. CONFLICT on name when taken.' })
  createRoom(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateRoomInput, { description: 'Only the name is required.' }) input: CreateRoomInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Room> {
    return rooms.createRoom(ctx, input, idempotencyKey);
  }

  @Allow(Admin('rooms'))
  @Mutation(() => Room, {
    description:
      'Changes the given fields of a room. NOT_FOUND; CONFLICT on name when taken, for a stale version, and on ' +
      'deactivating with upcoming appointments or rentals: `unconfirmed`, beside the code, lists them until ' +
      'all are confirmed. They are neither moved nor cancelled.',
  })
  updateRoom(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of an active or inactive room; NOT_FOUND if unknown.' }) id: number,
    @Arg('input', () => UpdateRoomInput, { description: 'Fields to change.' }) input: UpdateRoomInput,
    @Arg('confirmedBookings', () => [ID], {
      nullable: true,
      description:
        'Ids of bookings that may stay in a deactivated room, from `unconfirmed`; a moved booking has another id.',
    })
    confirmedBookings?: string[] | null,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Room> {
    return rooms.updateRoom(ctx, id, input, { expectedVersion, confirmedBookings });
  }

  @Allow(Admin('rooms'))
  @Mutation(() => Boolean, {
    description:
      'Deletes a room that never had bookings; otherwise CONFLICT explains the alternative. NOT_FOUND. Returns ' +
      'true.',
  })
  deleteRoom(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of an active or inactive room; NOT_FOUND if unknown.' }) id: number,
  ): Promise<true> {
    return rooms.deleteRoom(ctx, id);
  }

  @FieldResolver(() => RoomAbilities, { description: 'Permissions of the caller.' })
  viewerCan(@Ctx() { actor }: Context): RoomAbilities {
    return { update: canUpdateRoom(actor), delete: canDeleteRoom(actor) };
  }

  @FieldResolver(() => [Int], {
    description: 'Ids of the specialties that it serves, active or not, ascending; none: all.',
  })
  specialtyIds(@Ctx() ctx: Context, @Root() { id }: Room): Promise<number[]> {
    return roomSpecialtyIdsLoader(ctx).load(id);
  }
}
