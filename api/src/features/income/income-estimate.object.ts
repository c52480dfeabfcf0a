import { Field, Float, Int, ObjectType } from 'type-graphql';

import { Money } from '../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'What a professional would rent for in an average month.' })
export class IncomeOfProfessional {
  @Field(() => Int, { description: 'Whose.' })
  professionalId!: number;

  @Field({ description: "As the professional's account says." })
  name!: string;

  @Field(() => Float, { description: 'Of the weekly availability, with two decimals; 0 without any.' })
  weeklyHours!: string;

  @Field(() => Float, { description: 'weeklyHours × 52 / 12, with two decimals.' })
  monthlyHours!: string;

  @Field(() => Money, { description: "The exact monthly hours at the clinic's default hourly cost." })
  monthlyCost!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What the clinic would take in a month if professionals rented all the hours that they attend. By availability alone: no turno counts.',
})
export class IncomeEstimate {
  @Field(() => Money, { description: 'The sum of every monthlyCost.' })
  totalMonthly!: string;

  @Field(() => [IncomeOfProfessional], { description: 'Every professional whom the public sees, in display order.' })
  items!: IncomeOfProfessional[];
}
