import { ArgsType, Field, Int } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { DURATION_RANGE, IsDuration } from '../appointment-duration';

@ArgsType()
export class FeeArgs {
  @Field(() => Int, { description: 'Id of the professional; NOT_FOUND if unknown.' })
  professionalId!: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Price of one appointment; null: ask the clinic (A consultar); absent: unchanged.',
  })
  fee?: string | null;

  @IsDuration()
  @Field(() => Int, { nullable: true, description: `${DURATION_RANGE}; null means 30; absent: unchanged.` })
  defaultDurationMinutes?: number | null;
}
