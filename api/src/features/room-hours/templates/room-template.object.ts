import { Field, ID, Int, ObjectType } from 'type-graphql';

import { WeekSchedule } from '../week-schedule.object';

@ObjectType({
  simpleResolvers: true,
  description: "A named week to fill rooms' months with. Months copy its hours, so later changes don't affect them.",
})
export class RoomTemplate {
  @Field(() => ID, { description: "business-hours, extended-hours, or 'custom-' and a number." })
  id!: string;

  @Field({ description: 'Unique, ignoring case. 1 to 100 characters.' })
  name!: string;

  @Field({ description: 'Summary of the hours, may be empty. At most 300 characters.' })
  description!: string;

  @Field(() => WeekSchedule, { description: 'Its hours by weekday.' })
  schedule!: WeekSchedule;

  @Field({ description: 'false: built in, unchangeable.' })
  isCustom!: boolean;

  @Field(() => Int, {
    description: 'Increases with every change. Send it with a change, to detect conflicts. 0 for a built-in template.',
  })
  version!: number;
}
