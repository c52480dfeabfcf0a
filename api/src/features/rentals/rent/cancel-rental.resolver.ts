import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { RoomBooking, RoomBookingAbilities } from '../room-booking.object';
import { canCancelRentalNow, cancelRental } from './cancel-rental.service';

@Resolver(() => RoomBooking)
export class CancelRentalResolver {
  @Allow(Professional, Admin)
  @Mutation(() => RoomBooking, {
    description:
      'Cancels a rental, which frees its time and costs nothing then. Professionals their own up to 24 hours before and ' +
      'while the policy credits all of it (later: giveBackRental), administrators any, of which its professional is told by mail. ' +
      'NOT_FOUND, FORBIDDEN; CONFLICT when it is cancelled already or the deadline has passed.',
  })
  cancelRental(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<RoomBooking> {
    return cancelRental(ctx, id);
  }

  @FieldResolver(() => RoomBookingAbilities, { description: 'What whoever asks may do with it now.' })
  async viewerCan(@Ctx() ctx: Context, @Root() booking: RoomBooking): Promise<RoomBookingAbilities> {
    return { cancel: await canCancelRentalNow(ctx, booking) };
  }
}
