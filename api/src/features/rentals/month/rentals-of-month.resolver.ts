import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { PublicRoomBooking, RoomBooking } from '../room-booking.object';
import { listGivenBack, listMyRentals, listPublicRentals } from './rentals-of-month.service';

@Resolver()
export class RentalsOfMonthResolver {
  @Allow(Professional, Admin('rooms'))
  @Query(() => [RoomBooking], {
    description: "The viewer's own rentals of a month, earliest first, without cancelled ones.",
  })
  myRentals(
    @Ctx() ctx: Context,
    @Arg('month', () => String, { description: 'yyyy-MM or yyyy-M.' }) month: string,
  ): Promise<RoomBooking[]> {
    return listMyRentals(ctx, month);
  }

  @Allow(Admin('rooms'))
  @Query(() => [RoomBooking], {
    description: 'The returned rentals of a month, of all professionals, earliest first; see their `credit`.',
  })
  givenBackRentals(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
    @Arg('month', () => Int, { description: '1 to 12.' }) month: number,
  ): Promise<RoomBooking[]> {
    return listGivenBack(ctx, { year, month });
  }

  @Allow(Public)
  @Query(() => [PublicRoomBooking], {
    description: 'Rentals of active rooms in a month, earliest first; only staff see the professionals.',
  })
  roomBookings(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
    @Arg('month', () => Int, { description: '1 to 12.' }) month: number,
  ): Promise<PublicRoomBooking[]> {
    return listPublicRentals(ctx, { year, month });
  }
}
