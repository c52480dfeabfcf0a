import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'An interval of one day.' })
export class ScheduleInterval {
  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The hours of one day.' })
export class DaySchedule {
  @Field({ description: 'false: closed all day.' })
  isAvailable!: boolean;

  @Field(() => [ScheduleInterval], { description: 'Earliest first; none overlap. Empty when closed.' })
  intervals!: ScheduleInterval[];
}

@ObjectType({ simpleResolvers: true, description: 'The hours of every day of a week.' })
export class WeekSchedule {
  @Field(() => DaySchedule, { description: 'Lunes.' })
  monday!: DaySchedule;

  @Field(() => DaySchedule, { description: 'Martes.' })
  tuesday!: DaySchedule;

  @Field(() => DaySchedule, { description: 'Miércoles.' })
  wednesday!: DaySchedule;

  @Field(() => DaySchedule, { description: 'Jueves.' })
  thursday!: DaySchedule;

  @Field(() => DaySchedule, { description: 'Viernes.' })
  friday!: DaySchedule;

  @Field(() => DaySchedule, { description: 'Sábado.' })
  saturday!: DaySchedule;

  @Field(() => DaySchedule, { description: 'Domingo.' })
  sunday!: DaySchedule;
}
