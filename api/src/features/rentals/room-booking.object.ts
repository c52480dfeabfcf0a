import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import { Judged } from '../../platform/access/judged';
import { DateTime, LocalDate, Money } from '../../platform/graphql/scalars';
import type { RentalCredit } from './give-back/rental-credit.objects';
import { canSeeRentalsOf, canSeeRentedTimes } from './rental.policy';

/** As `canSeeRentalsOf`; a professional only receives own rentals. */
const ForPrices = Allow(Admin('rooms', 'prices', 'reports'), Professional);

@Judged<RoomBooking>(({ actor }, rental) => {
  if (canSeeRentalsOf(actor, rental.professionalId)) return rental;
  return canSeeRentedTimes(actor) ? { ...rental, notes: null, credit: null } : null;
})
@ObjectType({
  simpleResolvers: true,
  description: 'A rental (reserva) of a room by a professional, for one interval of one date. Keeps its agreed price.',
})
export class RoomBooking {
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @Field(() => Int, { description: 'The professional who rents.' })
  professionalId!: number;

  @Field({ description: 'Current name.' })
  professionalName!: string;

  @Field(() => String, { nullable: true, description: "Name of the professional's specialty; null without one." })
  professionalSpecialty!: string | null;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00; exclusive.' })
  endTime!: string;

  @Field(() => Float, { description: 'Elapsed hours, two decimals.' })
  hours!: number;

  @Field({ description: 'Whether the date is a Saturday or Sunday.' })
  isWeekend!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'For its owner and administrators, at most 2,000 characters; null if empty.',
  })
  notes!: string | null;

  @ForPrices
  @Field(() => Money, { description: 'Per hour, when it was booked.' })
  hourlyRate!: string;

  @ForPrices
  @Field(() => Money, { description: 'Hours times rate.' })
  baseCost!: string;

  @ForPrices
  @Field(() => Float, { description: 'Discount of the best applicable rule, 0 to 100.' })
  discountPercentage!: number;

  @ForPrices
  @Field(() => String, {
    nullable: true,
    description: "The rule's description at booking; null without a discount.",
  })
  discountRule!: string | null;

  @ForPrices
  @Field(() => Float, {
    nullable: true,
    description: 'Least hours of its discount rule at booking; null without a discount.',
  })
  discountMinHours!: number | null;

  @ForPrices
  @Field(() => Money, { description: 'baseCost less finalCost.' })
  discountAmount!: string;

  @ForPrices
  @Field(() => Money, { description: 'Amount to be paid.' })
  finalCost!: string;

  @Field(() => DateTime, { description: 'When it was booked.' })
  createdAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of its cancellation or return; without `credit` nothing is owed. null while live.',
  })
  cancelledAt!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of its series; null: none.' })
  seriesId!: string | null;

  credit!: RentalCredit | null;

  /** Epoch minute. */
  start!: number;

  minutes!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Permissions of the caller on a rental.' })
export class RoomBookingAbilities {
  @Field({
    description:
      'Whether the caller may cancel it now: administrators any, professionals their own up to 24 hours before.',
  })
  cancel!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A rental in the public calendar; only staff see the professional.',
})
export class PublicRoomBooking {
  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;

  @Field(() => Int, { nullable: true, description: 'Id of the renting professional, for staff; null to others.' })
  professionalId!: number | null;

  @Field(() => String, { nullable: true, description: 'For staff; null to others.' })
  professionalName!: string | null;

  @Field(() => String, { nullable: true, description: 'For staff; null to others, and without one.' })
  professionalSpecialty!: string | null;

  @Field(() => String, { nullable: true, description: 'For its owner and administrators; null to others.' })
  notes!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Booking time, for staff; null to others.' })
  createdAt!: string | null;
}
