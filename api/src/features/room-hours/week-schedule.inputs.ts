import { Field, InputType } from 'type-graphql';

import { Constraint } from '../../platform/graphql/constraint';

export const INTERVALS = { maxItems: 24 };

@InputType({ description: 'An interval of one day.' })
export class ScheduleIntervalInput {
  @Field({ description: 'HH:mm, 00:00 to 23:59.' })
  startTime!: string;

  @Field({ description: 'HH:mm after the start, up to 24:00.' })
  endTime!: string;
}

@InputType({ description: 'The hours of one day.' })
export class DayScheduleInput {
  @Field({ description: 'false: closed all day, whatever the intervals.' })
  isAvailable!: boolean;

  @Constraint(INTERVALS)
  @Field(() => [ScheduleIntervalInput], {
    nullable: true,
    description: '1 to 24 in any order, without overlap. Required unless closed.',
  })
  intervals?: ScheduleIntervalInput[] | null;
}

@InputType({ description: 'The hours of every day of a week.' })
export class WeekScheduleInput {
  @Field(() => DayScheduleInput, { description: 'Lunes.' })
  monday!: DayScheduleInput;

  @Field(() => DayScheduleInput, { description: 'Martes.' })
  tuesday!: DayScheduleInput;

  @Field(() => DayScheduleInput, { description: 'Miércoles.' })
  wednesday!: DayScheduleInput;

  @Field(() => DayScheduleInput, { description: 'Jueves.' })
  thursday!: DayScheduleInput;

  @Field(() => DayScheduleInput, { description: 'Viernes.' })
  friday!: DayScheduleInput;

  @Field(() => DayScheduleInput, { description: 'Sábado.' })
  saturday!: DayScheduleInput;

  @Field(() => DayScheduleInput, { description: 'Domingo.' })
  sunday!: DayScheduleInput;
}
