import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { WeekScheduleInput } from '../../room-hours/week-schedule.inputs';
import { WeekSchedule } from '../../room-hours/week-schedule.object';

@ObjectType({
  simpleResolvers: true,
  description: 'Hours at which the clinic is open to visitors. They are shown only: rooms have hours of their own.',
})
export class OpeningHours {
  @Field(() => WeekSchedule, { description: 'Every day closed: not set, and shown nowhere.' })
  week!: WeekSchedule;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}

@InputType({ description: 'The opening hours to show.' })
export class UpdateOpeningHoursInput {
  @Field(() => WeekScheduleInput, { description: 'Replaces every day. Every day closed: none are shown.' })
  week!: WeekScheduleInput;
}
