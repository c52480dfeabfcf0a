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
      'while the policy credits all of it (later: giveBackRental), administrators any, with a mail to its professional. ' +
      'NOT_FOUND, FORBIDDEN; CONFLICT when it is cancelled already, when the deadline has passed, and with the turnos inside ' +
      'it (`unconfirmed`) until each is confirmed: they keep room and time.',
  })
  cancelRental(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('confirmedBookings', () => [ID], {
      nullable: true,
      description:
        'The turnos inside its hours that may stay there, by the ids of an earlier CONFLICT (`unconfirmed`).',
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
