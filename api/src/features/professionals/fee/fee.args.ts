import { ArgsType, Field, Int } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { DURATION_RANGE, IsDuration } from '../appointment-duration';

@ArgsType()
export class FeeArgs {
  @Field(() => Int, { description: 'The professional; NOT_FOUND when unknown.' })
  professionalId!: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Price of one appointment; null: to be asked (A consultar); absent: as it is.',
  })
  fee?: string | null;

  @IsDuration()
  @Field(() => Int, { nullable: true, description: `${DURATION_RANGE}; null stands for 30; absent: as it is.` })
  defaultDurationMinutes?: number | null;
}
