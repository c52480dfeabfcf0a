import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { Appointment } from '../appointments/appointment.object';
import { RoomBooking } from '../rentals/room-booking.object';
import { UnavailableDate } from '../availability/unavailable-date.objects';
import { appointmentsOn, rentalsOn } from './unavailable-bookings';

/** Here because availability doesn't depend on bookings. */
@Resolver(() => UnavailableDate)
export class UnavailableBookingsResolver {
  @FieldResolver(() => [Appointment], {
    description: 'Appointments within that time, earliest first, to be moved, cancelled or attended.',
  })
  affectedAppointments(@Ctx() ctx: Context, @Root() date: UnavailableDate): Promise<Appointment[]> {
    return appointmentsOn(ctx, date);
  }

  @FieldResolver(() => [RoomBooking], {
    description: "The professional's rentals within that time, earliest first; owed unless cancelled.",
  })
  affectedRentals(@Ctx() ctx: Context, @Root() date: UnavailableDate): Promise<RoomBooking[]> {
    return rentalsOn(ctx, date);
  }
}
