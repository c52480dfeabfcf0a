import { Arg, Ctx, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { canCancelRentalNow, cancelRental } from './rent/cancel-rental.service';
import { rentRooms, rentRoomsInBulk } from './rent/rent.service';
import { RentalDay } from './rent/rental-day.object';
import { RentRoomsInBulkInput, RentRoomsInput } from './rental.inputs';
import { PublicRoomBooking, RoomBooking, RoomBookingAbilities } from './room-booking.object';
import { MonthlyCost, MonthlySummary } from './summary/monthly-summary.objects';
import { getMonthlyCost, getMonthlySummary, listMyRentals, listPublicRentals } from './summary/rentals-of-month.service';

const YEAR = { description: '1900 to 9999.' };
const MONTH = { description: '1 to 12.' };

@Resolver(() => RoomBooking)
export class RentalResolver {
  @Allow(Professional, Admin)
  @Mutation(() => [RoomBooking], {
    description:
      'Rents rooms on one day: all of it or nothing. Professionals for themselves, administrators for anyone. NOT_FOUND; ' +
      'BAD_REQUEST for a past date or intervals that make no sense; CONFLICT with what is in the way.',
  })
  rentRooms(
    @Ctx() ctx: Context,
    @Arg('input', () => RentRoomsInput, { description: 'What, when and for whom.' }) input: RentRoomsInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RoomBooking[]> {
    return rentRooms(ctx, input, idempotencyKey);
  }

  @Allow(Professional, Admin)
  @Mutation(() => [RentalDay], {
    description:
      'Rents a room at the same hours on several days: all of a day or nothing, each day by itself. Answers every day, with ' +
      'its rentals or why it failed; fails as a whole only for what no day could change.',
  })
  rentRoomsInBulk(
    @Ctx() ctx: Context,
    @Arg('input', () => RentRoomsInBulkInput, { description: 'What, when and for whom.' }) input: RentRoomsInBulkInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RentalDay[]> {
    return rentRoomsInBulk(ctx, input, idempotencyKey);
  }

  @Allow(Professional, Admin)
  @Mutation(() => RoomBooking, {
    description:
      'Cancels a rental, which frees its time and costs nothing then. Professionals their own up to 24 hours before, administrators any. ' +
      'NOT_FOUND, FORBIDDEN; CONFLICT when it is cancelled already or the deadline has passed.',
  })
  cancelRental(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<RoomBooking> {
    return cancelRental(ctx, id);
  }

  @Allow(Professional, Admin)
  @Query(() => [RoomBooking], { description: "The viewer's own rentals of a month, earliest first, without cancelled ones." })
  myRentals(
    @Ctx() ctx: Context,
    @Arg('month', () => String, { description: 'yyyy-MM; yyyy-M is taken too.' }) month: string,
  ): Promise<RoomBooking[]> {
    return listMyRentals(ctx, month);
  }

  @Allow(Professional, Admin)
  @Query(() => MonthlySummary, { description: 'What a professional rents in a month and what it costs. FORBIDDEN for a colleague’s.' })
  monthlySummary(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('month', () => Int, MONTH) month: number,
    @Arg('professionalId', () => Int, { nullable: true, description: 'Whose; default: the viewer’s own.' }) professionalId?: number | null,
  ): Promise<MonthlySummary> {
    return getMonthlySummary(ctx, professionalId, { year, month });
  }

  @Allow(Admin)
  @Query(() => MonthlyCost, { description: 'The totals of a monthlySummary alone. NOT_FOUND without such a professional.' })
  monthlyCost(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, { description: 'Whose.' }) professionalId: number,
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('month', () => Int, MONTH) month: number,
  ): Promise<MonthlyCost> {
    return getMonthlyCost(ctx, professionalId, { year, month });
  }

  @Allow(Public)
  @Query(() => [PublicRoomBooking], { description: 'The rentals of the active rooms in a month, earliest first: that they are taken, and to staff by whom.' })
  roomBookings(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('month', () => Int, MONTH) month: number,
  ): Promise<PublicRoomBooking[]> {
    return listPublicRentals(ctx, { year, month });
  }

  @FieldResolver(() => Float, { nullable: true, description: 'From how many hours on its discount rule counted, when it was booked; null without a discount.' })
  discountMinHours(@Root() { discountMinHours }: RoomBooking): number | null {
    return discountMinHours === null ? null : Number(discountMinHours);
  }

  @FieldResolver(() => RoomBookingAbilities, { description: 'What whoever asks may do with it now.' })
  viewerCan(@Ctx() ctx: Context, @Root() booking: RoomBooking): RoomBookingAbilities {
    return { cancel: canCancelRentalNow(ctx, booking) };
  }
}
