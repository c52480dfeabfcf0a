import { Field, Int, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';
import { DaySchedule, WeekSchedule } from '../week-schedule.object';

@ObjectType({
  simpleResolvers: true,
  description: "A date with other hours than its weekday's, or closed.",
})
export class DailyOverride extends DaySchedule {
  @Field(() => LocalDate, { description: 'A date of the month.' })
  date!: string;

  @Field(() => String, { nullable: true, description: 'Reason for staff.' })
  notes!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Hours of a room in a month: weekly hours and overrides. An unconfigured month is closed.',
})
export class RoomAvailability {
  @Field(() => Int, { nullable: true, description: 'null while the month was never saved.' })
  id!: number | null;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: "The room's name." })
  roomName!: string;

  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field({ description: 'Whether its weekly hours have been set. Overrides alone do not configure a month.' })
  isConfigured!: boolean;

  @Field({ description: "Name of the weekly hours; 'Sin Configurar' until they are set." })
  templateName!: string;

  @Field(() => WeekSchedule, { description: 'Hours by weekday; closed until set.' })
  weeklyTemplate!: WeekSchedule;

  @Field(() => [DailyOverride], { description: 'Overridden dates, earliest first.' })
  dailyOverrides!: DailyOverride[];

  @Field(() => Int, {
    description: 'Increases with every change. Send it with a change, to detect conflicts. 0 while never saved.',
  })
  version!: number;
}
