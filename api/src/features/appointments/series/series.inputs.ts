import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { MOST_TURNOS } from '../../../domain/series-limits';
import { Constraint } from '../../../platform/graphql/constraint';
import { DateTime } from '../../../platform/graphql/scalars';
import { IsWithin } from '../../../platform/validation/number';
import { DURATION_RANGE, IsDuration } from '../../professionals/appointment-duration';
import { NewAppointmentInput } from '../appointment.inputs';
import { CancellationInput } from '../change/cancellation.input';

export const EVERY_WEEKS = { min: 1, max: 2, message: 'La serie es semanal o cada dos semanas' };
const SOME = { minItems: 1, maxItems: MOST_TURNOS };
const NONE_CHOSEN = 'Elegí al menos un turno';
const TOO_MANY = `Se pueden elegir hasta ${MOST_TURNOS} turnos`;

@InputType({ description: 'One turno of a series.' })
export class SeriesSlotInput {
  @Field(() => DateTime, { description: 'As in `bookAppointment`.' })
  startTime!: string;

  @Field(() => Int, { description: 'NOT_FOUND when unknown, CONFLICT when inactive, closed or taken then.' })
  roomId!: number;
}

@InputType({ description: 'Turnos of one patient with one professional, which are booked together.' })
export class BookSeriesInput extends NewAppointmentInput {
  @IsWithin(EVERY_WEEKS)
  @Field(() => Int, { description: 'Weeks from one to the next, for mails and pages: 1 or 2.' })
  everyWeeks!: number;

  @ArrayMinSize(2, { message: 'Una serie tiene al menos dos turnos' })
  @ArrayMaxSize(MOST_TURNOS, { message: `Una serie tiene hasta ${MOST_TURNOS} turnos` })
  @Constraint({ minItems: 2, maxItems: MOST_TURNOS })
  @Field(() => [SeriesSlotInput], {
    description: 'Those that were chosen, in any order: 2 to 26; patients at most 10.',
  })
  turnos!: SeriesSlotInput[];
}

@InputType({ description: 'A turno of a series as the caller saw it.' })
export class SeenTurnoInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => Int, { description: 'CONFLICT when it was changed since.' })
  version!: number;
}

@InputType({ description: 'The new time and room of a turno of a series.' })
export class MovedTurnoInput extends SeenTurnoInput {
  @Field(() => DateTime, { description: 'The new start.' })
  startTime!: string;

  @Field(() => Int, { description: 'The new room.' })
  roomId!: number;
}

@InputType({ description: 'Turnos of one series that are cancelled together.' })
export class CancelFollowingInput {
  @ArrayMinSize(1, { message: NONE_CHOSEN })
  @ArrayMaxSize(MOST_TURNOS, { message: TOO_MANY })
  @Constraint(SOME)
  @Field(() => [SeenTurnoInput], { description: 'Which; all of one series, each once.' })
  turnos!: SeenTurnoInput[];

  @IsOptional()
  @ValidateNested()
  @Field(() => CancellationInput, { nullable: true, description: 'Why, as in `cancelAppointment`: from staff only.' })
  cancellation?: CancellationInput | null;
}

@InputType({ description: 'Turnos of one series that are moved together.' })
export class MoveFollowingInput {
  @ArrayMinSize(1, { message: NONE_CHOSEN })
  @ArrayMaxSize(MOST_TURNOS, { message: TOO_MANY })
  @Constraint(SOME)
  @Field(() => [MovedTurnoInput], { description: 'Which, and where each goes; all of one series, each once.' })
  turnos!: MovedTurnoInput[];

  @Field(() => Int, { nullable: true, description: 'The new professional, as in `moveAppointment`.' })
  professionalId?: number | null;

  @IsDuration()
  @Field(() => Int, { nullable: true, description: `${DURATION_RANGE}; default: as long as each is.` })
  durationMinutes?: number | null;
}
