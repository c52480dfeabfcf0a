import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

import { Judged } from '../../platform/access/judged';
import { DateTime, LocalDate, Money } from '../../platform/graphql/scalars';
import type { RentalCredit } from './give-back/rental-credit.objects';
import { canSeeRentalsOf } from './rental.policy';

@Judged<RoomBooking>(({ actor }, rental) => (canSeeRentalsOf(actor, rental.professionalId) ? rental : null))
@ObjectType({
  simpleResolvers: true,
  description:
    'A rental (reserva): a professional has a room for one interval of one date. Its price stays as it was agreed.',
})
export class RoomBooking {
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @Field(() => Int, { description: 'The professional who rents.' })
  professionalId!: number;

  @Field({ description: "As the professional's account says today." })
  professionalName!: string;

  @Field(() => String, { nullable: true, description: "Name of the professional's specialty; null without one." })
  professionalSpecialty!: string | null;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: 'As the room is called today.' })
  roomName!: string;

  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field({ description: "HH:mm by the clinic's clock." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00; the next rental may start at it.' })
  endTime!: string;

  @Field(() => Float, { description: 'The time that passes, in hours with two decimals.' })
  hours!: number;

  @Field({ description: 'Whether the date is a Saturday or Sunday.' })
  isWeekend!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'For its owner and administrators, at most 2,000 characters; null when none were given.',
  })
  notes!: string | null;

  @Field(() => Money, { description: 'Per hour, when it was booked.' })
  hourlyRate!: string;

  @Field(() => Money, { description: 'Hours times rate.' })
  baseCost!: string;

  @Field(() => Float, { description: '0 to 100: what the best discount rule that it reached took off.' })
  discountPercentage!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Description of that rule when it was booked; null without a discount.',
  })
  discountRule!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'From how many hours on its discount rule counted, when it was booked; null without a discount.',
  })
  discountMinHours!: number | null;

  @Field(() => Money, { description: 'baseCost less finalCost.' })
  discountAmount!: string;

  @Field(() => Money, { description: 'Amount to be paid.' })
  finalCost!: string;

  @Field(() => DateTime, { description: 'When it was booked.' })
  createdAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time of its cancellation or return, when it releases its time; without `credit` it costs nothing. Null while it is live.',
  })
  cancelledAt!: string | null;

  @Field(() => ID, { nullable: true, description: 'The series that it belongs to; null: none.' })
  seriesId!: string | null;

  credit!: RentalCredit | null;

  /** Epoch minute. */
  start!: number;

  minutes!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Permissions of the caller on a rental.' })
export class RoomBookingAbilities {
  @Field({ description: 'Cancel it now: administrators any, professionals their own up to 24 hours before.' })
  cancel!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A rental as the public calendar tells it: that the room is taken, and to staff by whom.',
})
export class PublicRoomBooking {
  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: 'As the room is called today.' })
  roomName!: string;

  @Field({ description: "HH:mm by the clinic's clock." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;

  @Field(() => Int, { nullable: true, description: 'The professional who rents; null unless staff ask.' })
  professionalId!: number | null;

  @Field(() => String, { nullable: true, description: 'Null unless staff ask.' })
  professionalName!: string | null;

  @Field(() => String, { nullable: true, description: 'Null without one, and unless staff ask.' })
  professionalSpecialty!: string | null;

  @Field(() => String, { nullable: true, description: 'Null unless the owner or an administrator asks.' })
  notes!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was booked; null unless staff ask.' })
  createdAt!: string | null;
}
