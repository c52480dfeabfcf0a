import { Field, Float, Int, ObjectType } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { AppliedRule } from '../price/rental-config.object';
import { RoomBooking } from '../room-booking.object';

@ObjectType({
  simpleResolvers: true,
  description: "What a professional's rentals of a month come to. Cancelled ones do not count.",
})
export class MonthlyCost {
  @Field(() => Float, { description: 'With two decimals.' })
  totalHours!: number;

  @Field(() => Int, { description: 'How many different rooms.' })
  roomsUsed!: number;

  @Field(() => Money, { description: 'Before discounts.' })
  baseCost!: string;

  @Field(() => Money, { description: 'baseCost less finalCost.' })
  discountAmount!: string;

  @Field(() => Money, { description: 'What is paid for what stands; totalOwed has what was given back too.' })
  finalCost!: string;

  @Field(() => Money, {
    description: 'What was credited of rentals that were given back; it is in none of the others.',
  })
  creditedAmount!: string;

  @Field(() => Money, { description: 'What remains owed of rentals that were given back.' })
  uncreditedAmount!: string;

  @Field(() => Money, { description: 'What the month is settled at: finalCost and uncreditedAmount.' })
  totalOwed!: string;

  @Field(() => Money, { description: 'The average hour before discounts; 0 without any.' })
  hourlyRate!: string;

  @Field(() => Float, { description: 'What part of baseCost the discounts took, 0 to 100 with two decimals.' })
  discountPercentage!: number;

  @Field(() => [AppliedRule], {
    description: 'The rules that gave the discounts, as they were when the rooms were booked; fewest hours first.',
  })
  appliedRules!: AppliedRule[];
}

@ObjectType({ simpleResolvers: true, description: 'A room that a professional rents in a month.' })
export class MonthlyRoom {
  @Field(() => Int, { description: 'Which room.' })
  roomId!: number;

  @Field({ description: 'As the room is called today.' })
  roomName!: string;

  @Field(() => Float, { description: 'With two decimals.' })
  totalHours!: number;

  @Field(() => Money, { description: 'What is paid for it.' })
  finalCost!: string;

  @Field(() => [RoomBooking], { description: 'Earliest first.' })
  bookings!: RoomBooking[];
}

@ObjectType({ simpleResolvers: true, description: "A professional's rentals of a month and what they cost." })
export class MonthlySummary {
  @Field(() => Int, { description: 'Whose.' })
  professionalId!: number;

  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => MonthlyCost, { description: 'Of all rooms.' })
  totals!: MonthlyCost;

  @Field(() => [MonthlyRoom], { description: 'By the date of their first rental; empty when nothing was rented.' })
  rooms!: MonthlyRoom[];

  @Field(() => [RoomBooking], {
    description:
      'What was given back, each with its credit; earliest first. It counts in creditedAmount and uncreditedAmount alone.',
  })
  givenBack!: RoomBooking[];
}
