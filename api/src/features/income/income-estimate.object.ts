import { Field, Float, Int, ObjectType } from 'type-graphql';

import { Money } from '../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'Estimated rental cost of one professional for an average month.' })
export class IncomeOfProfessional {
  @Field(() => Int, { description: 'Identifies the professional.' })
  professionalId!: number;

  @Field({ description: 'Current name of the professional.' })
  name!: string;

  @Field(() => Float, { description: 'Hours of weekly availability, with two decimals; 0 without availability.' })
  weeklyHours!: string;

  @Field(() => Float, { description: 'weeklyHours × 52 / 12, with two decimals.' })
  monthlyHours!: string;

  @Field(() => Money, { description: "The exact monthly hours at the clinic's default hourly cost." })
  monthlyCost!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Estimated monthly income if professionals rented all their available hours. Appointments do not count.',
})
export class IncomeEstimate {
  @Field(() => Money, { description: 'The sum of every monthlyCost.' })
  totalMonthly!: string;

  @Field(() => [IncomeOfProfessional], { description: 'All public professionals, in display order.' })
  items!: IncomeOfProfessional[];
}
