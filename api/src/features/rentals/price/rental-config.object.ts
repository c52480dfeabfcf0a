import { Field, Float, Int, ObjectType } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { DiscountRule } from './discount-rule.entity';

@ObjectType({
  simpleResolvers: true,
  description: 'A discount rule as it was when it was applied, which a rental keeps.',
})
export class AppliedRule {
  @Field(() => Float, { description: 'A rental of so many hours or more reached it.' })
  minHoursPerDay!: number;

  @Field(() => Float, { description: '0 to 100: what it takes off.' })
  discountPercentage!: number;

  @Field({ description: 'As people read it.' })
  description!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Cost of renting a room from now on.' })
export class RentalConfig {
  @Field(() => Money, { description: 'Per hour, of rooms that have no rate of their own.' })
  defaultHourlyCost!: string;

  @Field(() => [DiscountRule], { description: 'Fewest hours first, of equal hours the lowest discount.' })
  discountRules!: DiscountRule[];

  @Field(() => Int, {
    description: 'Goes up with every change of defaultHourlyCost; each rule has a version of its own.',
  })
  version!: number;
}
