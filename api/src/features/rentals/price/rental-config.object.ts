import { Field, Float, ObjectType } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'A rule that makes longer rentals cheaper.' })
export class DeductionRule {
  @Field(() => Float, { description: 'A rental of so many hours or more reaches it.' })
  minHoursPerDay!: number;

  @Field(() => Float, { description: '0 to 100: what it takes off. Of the rules a rental reaches, the highest counts.' })
  discountPercentage!: number;

  @Field({ description: 'As people read it.' })
  description!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What renting a room costs from now on.' })
export class RentalConfig {
  @Field(() => Money, { description: 'Per hour, of rooms that have no rate of their own.' })
  defaultHourlyCost!: string;

  @Field(() => [DeductionRule], { description: 'In the order in which they were added.' })
  deductionRules!: DeductionRule[];
}
