import { Field, Int, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';
import { DaySchedule, WeekSchedule } from '../week-schedule.object';

@ObjectType({
  simpleResolvers: true,
  description: "A date on which a room keeps other hours than its weekday's, or none.",
})
export class DailyOverride extends DaySchedule {
  @Field(() => LocalDate, { description: 'A date of the month.' })
  date!: string;

  @Field(() => String, { nullable: true, description: 'Why, for the staff.' })
  notes!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Hours of a room in a month: weekly hours, and the dates that differ. An unconfigured month is closed.',
})
export class RoomAvailability {
  @Field(() => Int, { nullable: true, description: 'null while nothing of the month was ever saved.' })
  id!: number | null;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: "The room's name." })
  roomName!: string;

  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field({ description: 'Whether its weekly hours were ever set. Dated overrides alone do not configure a month.' })
  isConfigured!: boolean;

  @Field({ description: "Name of the weekly hours; 'Sin Configurar' until they are set." })
  templateName!: string;

  @Field(() => WeekSchedule, { description: 'The hours by weekday; closed all week while they were never set.' })
  weeklyTemplate!: WeekSchedule;

  @Field(() => [DailyOverride], { description: 'The dates with hours of their own, earliest first.' })
  dailyOverrides!: DailyOverride[];

  @Field(() => Int, {
    description:
      'Goes up with every change; a change may say which one it was made on. 0 while nothing was ever saved.',
  })
  version!: number;
}
