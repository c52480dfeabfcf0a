import { Field, Float, Int, ObjectType } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { AppliedRule } from '../price/rental-config.object';

@ObjectType({
  simpleResolvers: true,
  description: 'Present cost of rentals. It reserves no time.',
})
export class RentalQuote {
  @Field(() => Int, { description: 'Number of rentals: rooms × dates × intervals.' })
  bookingCount!: number;

  @Field(() => Float, { description: 'Elapsed time, two decimals.' })
  totalHours!: number;

  @Field(() => Money, { description: 'Before discounts.' })
  baseCost!: string;

  @Field(() => Money, { description: 'baseCost less finalCost.' })
  discountAmount!: string;

  @Field(() => Money, { description: 'Amount to be paid.' })
  finalCost!: string;

  @Field(() => [AppliedRule], { description: 'The rules that give the discounts; fewest hours first.' })
  appliedRules!: AppliedRule[];
}
