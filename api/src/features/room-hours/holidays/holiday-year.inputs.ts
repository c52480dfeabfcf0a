import { ArrayMaxSize, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { Constraint } from '../../../platform/graphql/constraint';
import { LocalDate } from '../../../platform/graphql/scalars';

const MOST_ROOMS = 500;

@InputType({ description: 'A date on which rooms close.' })
export class HolidayClosureInput {
  @Field(() => LocalDate, { description: 'A date of HolidayYear; each once.' })
  date!: string;

  @IsOptional()
  @Constraint({ maxItems: MOST_ROOMS })
  @ArrayMaxSize(MOST_ROOMS, { message: `No se pueden cerrar más de ${MOST_ROOMS} salas a la vez` })
  @Field(() => [Int], {
    nullable: true,
    description: 'Ids of the rooms, at least one; absent or null: all, and rooms added later.',
  })
  roomIds?: number[] | null;
}
