import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { RoomBooking, RoomBookingAbilities } from '../room-booking.object';
import { canCancelRentalNow, cancelRental } from './cancel-rental.service';

@Resolver(() => RoomBooking)
export class CancelRentalResolver {
  @Allow(Professional, Admin('rooms'))
  @Mutation(() => RoomBooking, {
    description:
      'Cancels a rental at no cost, which frees its time. Professionals cancel their own up to 24 hours ' +
      'before, while the policy credits all of it (later: giveBackRental). Administrators cancel any, with a ' +
      'mail to the professional. NOT_FOUND, FORBIDDEN; CONFLICT when it is cancelled or too late, or with ' +
      'unconfirmed appointments inside it (`unconfirmed`), which keep room and time.',
  })
  cancelRental(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Its id; NOT_FOUND if unknown.' }) id: string,
    @Arg('confirmedBookings', () => [ID], {
      nullable: true,
      description: 'Ids of appointments that may stay inside the hours, from an earlier CONFLICT (`unconfirmed`).',
    })
    confirmedBookings?: string[] | null,
  ): Promise<RoomBooking> {
    return cancelRental(ctx, id, confirmedBookings);
  }

  @FieldResolver(() => RoomBookingAbilities, { description: 'Present permissions of the caller.' })
  async viewerCan(@Ctx() ctx: Context, @Root() booking: RoomBooking): Promise<RoomBookingAbilities> {
    return { cancel: await canCancelRentalNow(ctx, booking) };
  }
}
