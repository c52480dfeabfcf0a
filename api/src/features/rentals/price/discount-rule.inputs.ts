import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';

import { IsWithin } from '../../../platform/validation/number';
import { IsText } from '../../../platform/validation/text';
import { TwoDecimals } from '../../../platform/validation/two-decimals';

const HOURS = {
  min: 0,
  max: 24,
  message: 'Las horas mínimas deben ser un número entre 0 y 24 con dos decimales como máximo',
};
const PERCENTAGE = {
  min: 0,
  max: 100,
  message: 'El descuento debe ser un número entre 0 y 100 con dos decimales como máximo',
};
const DESCRIPTION = { required: 'La descripción es requerida', max: 200 };

@InputType({ description: 'A new discount rule.' })
export class CreateDiscountRuleInput {
  @TwoDecimals(HOURS)
  @IsWithin(HOURS)
  @Field(() => Float, { defaultValue: 0, description: '0 to 24, with two decimals at most.' })
  minHoursPerDay!: number;

  @TwoDecimals(PERCENTAGE)
  @IsWithin(PERCENTAGE)
  @Field(() => Float, { defaultValue: 0, description: '0 to 100, with two decimals at most.' })
  discountPercentage!: number;

  @IsText(DESCRIPTION)
  @Field({ description: '1 to 200 characters.' })
  description!: string;
}

@InputType({ description: 'Changes of a discount rule; absent fields stay.' })
export class UpdateDiscountRuleInput {
  @TwoDecimals(HOURS)
  @IsWithin(HOURS)
  @Field(() => Float, { nullable: true, description: '0 to 24, with two decimals at most; null is rejected.' })
  minHoursPerDay?: number | null;

  @TwoDecimals(PERCENTAGE)
  @IsWithin(PERCENTAGE)
  @Field(() => Float, { nullable: true, description: '0 to 100, with two decimals at most; null is rejected.' })
  discountPercentage?: number | null;

  @IsText(DESCRIPTION)
  @Field(() => String, { nullable: true, description: '1 to 200 characters; null is rejected.' })
  description?: string | null;
}

@ArgsType()
export class WhichDiscountRule {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the rule; NOT_FOUND if unknown.',
  })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Index in rentalConfig.discountRules, from 0; NOT_FOUND past the end. CONFLICT if `id` is another rule; ' +
      'BAD_REQUEST without both.',
  })
  index?: number | null;
}
