import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { CREDIT_DAYS, CREDIT_PERCENTAGE } from '../../../domain/credit-steps';
import { IsWithin } from '../../../platform/validation/number';

const DAYS = {
  description: 'Days before the start, at its time of day; 0: until the start.',
};
const PERCENTAGE = { description: '0 to 100: share of the cost credited until then.' };

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
  description: 'Credits for rentals given back in time. After the last step: none.',
})
export class GiveBackPolicy {
  @Field(() => [GiveBackStep], { description: 'In order of decreasing days and percentages; empty: no credit.' })
  steps!: GiveBackStep[];

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
