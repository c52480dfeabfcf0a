import { ArgsType, Field, Int } from 'type-graphql';

import { OVERBOOKINGS_PER_HOUR } from '../../../domain/overbooking';
import { IsWithin } from '../../../platform/validation/number';

const { min, max } = OVERBOOKINGS_PER_HOUR;

@ArgsType()
export class OverbookingLimitArgs {
  @Field(() => Int, { description: 'Id of the professional; NOT_FOUND if unknown.' })
  professionalId!: number;

  @IsWithin({ min, max, message: `Los sobreturnos por hora deben estar entre ${min} y ${max}` })
  @Field(() => Int, { description: `${min} to ${max}; 0: none.` })
  perHour!: number;
}
