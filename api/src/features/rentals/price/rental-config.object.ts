import { Field, Float, Int, ObjectType } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { DiscountRule } from './discount-rule.entity';

@ObjectType({
  simpleResolvers: true,
  description: 'A discount rule as applied to a rental.',
})
export class AppliedRule {
  @Field(() => Float, { description: 'Least hours of a rental, when applied.' })
  minHoursPerDay!: number;

  @Field(() => Float, { description: 'Discount, 0 to 100.' })
  discountPercentage!: number;

  @Field({ description: 'Text for people.' })
  description!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Prices of future rentals.' })
export class RentalConfig {
  @Field(() => Money, { description: 'Per hour, for rooms without their own rate.' })
  defaultHourlyCost!: string;

  @Field(() => [DiscountRule], { description: 'Fewest hours first, then lowest discount.' })
  discountRules!: DiscountRule[];

  @Field(() => Int, {
    description: 'Increases with changes of defaultHourlyCost; each rule has its own version.',
  })
  version!: number;
}
