import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { CREDIT_DAYS, CREDIT_PERCENTAGE } from '../../../domain/credit-steps';
import { IsWithin } from '../../../platform/validation/number';

const DAYS = {
  description: 'Up to so many days before the start, at the same time of day; 0: until the start.',
};
const PERCENTAGE = { description: "0 to 100: share of the rental's cost that is credited until then." };

@ObjectType({ simpleResolvers: true, description: 'Credit of a rental that is returned in time.' })
export class GiveBackStep {
  @Field(() => Int, DAYS)
  days!: number;

  @Field(() => Int, PERCENTAGE)
  percentage!: number;
}

@InputType({ description: 'Credit of a rental that is returned in time.' })
export class GiveBackStepInput {
  @IsWithin({ ...CREDIT_DAYS, message: 'Los días deben ser un número entero entre 0 y 90' })
  @Field(() => Int, DAYS)
  days!: number;

  @IsWithin({ ...CREDIT_PERCENTAGE, message: 'El porcentaje debe ser un número entero entre 0 y 100' })
  @Field(() => Int, PERCENTAGE)
  percentage!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How much of a rental is credited when its professional gives it back. After the last step: nothing.',
})
export class GiveBackPolicy {
  @Field(() => [GiveBackStep], { description: 'Days and percentages go down; empty: nothing is credited.' })
  steps!: GiveBackStep[];

  @Field(() => Int, { description: 'Goes up with every change.' })
  version!: number;
}
