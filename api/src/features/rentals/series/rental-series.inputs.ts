import { Field, InputType, Int } from 'type-graphql';

import { Constraint } from '../../../platform/graphql/constraint';
import { LocalDate } from '../../../platform/graphql/scalars';
import { IsWithin } from '../../../platform/validation/number';
import { IsText } from '../../../platform/validation/text';

export const SERIES_HOURS = { minItems: 1, maxItems: 24 };

@InputType({ description: 'Hours of a weekday that a series rents.' })
export class SeriesHoursInput {
  @IsWithin({ min: 1, max: 7, message: 'El día de la semana debe estar entre 1 (lunes) y 7 (domingo)' })
  @Field(() => Int, { description: '1 = Monday to 7 = Sunday.' })
  weekday!: number;

  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm after the start, up to 24:00.' })
  endTime!: string;
}

@InputType({ description: 'Room and times of a series.' })
export class RentalSeriesInput {
  @Field(() => Int, { description: 'An active room.' })
  roomId!: number;

  @Field(() => LocalDate, { description: 'First date, today or later.' })
  firstDate!: string;

  @Field(() => LocalDate, { description: 'Last date, at most 26 weeks from today.' })
  untilDate!: string;

  @IsWithin({ min: 1, max: 2, message: 'Elegí cada semana o cada dos semanas' })
  @Field(() => Int, {
    description: "1: every week; 2: every other week, from firstDate's week (Monday first).",
  })
  everyWeeks!: number;

  @Constraint(SERIES_HOURS)
  @Field(() => [SeriesHoursInput], { description: '1 to 24; none of one weekday overlap.' })
  hours!: SeriesHoursInput[];

  @IsText({ max: 2000, multiline: true })
  @Field(() => String, { nullable: true, description: 'Notes of each rental; at most 2,000 characters.' })
  notes?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The professional who rents. Default: the viewer. Required for administrators without a profile.',
  })
  professionalId?: number | null;
}
