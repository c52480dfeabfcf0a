import { Field, Float, Int, ObjectType } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { AppliedRule } from '../price/rental-config.object';
import { RoomBooking } from '../room-booking.object';

@ObjectType({
  simpleResolvers: true,
  description: "Total of a professional's rentals in a month. Cancelled ones do not count.",
})
export class MonthlyCost {
  @Field(() => Float, { description: 'With two decimals.' })
  totalHours!: number;

  @Field(() => Int, { description: 'Number of distinct rooms.' })
  roomsUsed!: number;

  @Field(() => Money, { description: 'Before discounts.' })
  baseCost!: string;

  @Field(() => Money, { description: 'baseCost less finalCost.' })
  discountAmount!: string;

  @Field(() => Money, { description: 'Amount of live rentals; totalOwed includes returned ones.' })
  finalCost!: string;

  @Field(() => Money, {
    description: 'Credit of returned rentals; not part of the other amounts.',
  })
  creditedAmount!: string;

  @Field(() => Money, { description: 'Amount still owed for returned rentals.' })
  uncreditedAmount!: string;

  @Field(() => Money, { description: 'Settlement of the month: finalCost and uncreditedAmount.' })
  totalOwed!: string;

  @Field(() => Money, { description: 'Average hourly cost before discounts; 0 without rentals.' })
  hourlyRate!: string;

  @Field(() => Float, { description: 'Discounted share of baseCost, 0 to 100 with two decimals.' })
  discountPercentage!: number;

  @Field(() => [AppliedRule], {
    description: 'Applied discount rules as at booking, fewest hours first.',
  })
  appliedRules!: AppliedRule[];
}

@ObjectType({ simpleResolvers: true, description: 'A room rented by a professional in a month.' })
export class MonthlyRoom {
  @Field(() => Int, { description: 'Id of the room.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field(() => Float, { description: 'With two decimals.' })
  totalHours!: number;

  @Field(() => Money, { description: 'Amount to be paid.' })
  finalCost!: string;

  @Field(() => [RoomBooking], { description: 'Earliest first.' })
  bookings!: RoomBooking[];
}

@ObjectType({ simpleResolvers: true, description: "A professional's rentals of a month and what they cost." })
export class MonthlySummary {
  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => MonthlyCost, { description: 'Total of all rooms.' })
  totals!: MonthlyCost;

  @Field(() => [MonthlyRoom], { description: 'By date of the first rental.' })
  rooms!: MonthlyRoom[];

  @Field(() => [RoomBooking], {
    description:
      'Returned rentals with credits, earliest first. They count only in creditedAmount and uncreditedAmount.',
  })
  givenBack!: RoomBooking[];
}

@ObjectType({ simpleResolvers: true, description: "Cost of a professional's rentals in a month." })
export class ProfessionalCost {
  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @Field({ description: 'Current name.' })
  professionalName!: string;

  @Field(() => Int, { description: 'Number of live rentals.' })
  rentalCount!: number;

  @Field(() => MonthlyCost, { description: 'Their totals, as monthlyCost returns them.' })
  cost!: MonthlyCost;
}
