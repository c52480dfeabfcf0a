import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';

const DURATION = { message: 'La duración debe estar entre 5 y 480 minutos' };

@ArgsType()
export class RateArgs {
  @Field(() => Int, { description: 'Whose; NOT_FOUND when unknown.' })
  professionalId!: number;

  @Field(() => Money, { nullable: true, description: 'Price of one appointment; null: to be asked (A consultar); absent: as it is.' })
  fee?: string | null;

  @IsOptional()
  @Min(5, DURATION)
  @Max(480, DURATION)
  @Field(() => Int, { nullable: true, description: '5 to 480; null stands for 30; absent: as it is.' })
  defaultDurationMinutes?: number | null;
}
