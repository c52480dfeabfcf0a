import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { RoomBooking } from '../room-booking.object';
import { RentRoomsInBulkInput, RentRoomsInput } from './rent.inputs';
import { rentRooms, rentRoomsInBulk } from './rent.service';
import { RentalDay } from './rental-day.object';

@Resolver()
export class RentResolver {
  @Allow(Professional, Admin('rooms'))
  @Mutation(() => [RoomBooking], {
    description:
      'Rents rooms on one day, all or nothing. Professionals rent for themselves, administrators for anyone. ' +
      'NOT_FOUND; BAD_REQUEST for a past date or invalid intervals; CONFLICT names the obstacle.',
  })
  rentRooms(
    @Ctx() ctx: Context,
    @Arg('input', () => RentRoomsInput, { description: 'Rooms, times and professional.' }) input: RentRoomsInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RoomBooking[]> {
    return rentRooms(ctx, input, idempotencyKey);
  }

  @Allow(Professional, Admin('rooms'))
  @Mutation(() => [RentalDay], {
    description:
      'Rents a room at the same hours on several days; each day succeeds or fails as a whole. Returns every ' +
      'day with its rentals or error. Fails only for faults of all days.',
  })
  rentRoomsInBulk(
    @Ctx() ctx: Context,
    @Arg('input', () => RentRoomsInBulkInput, { description: 'Room, times and professional.' })
    input: RentRoomsInBulkInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RentalDay[]> {
    return rentRoomsInBulk(ctx, input, idempotencyKey);
  }
}
