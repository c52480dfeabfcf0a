import { Field, ID, Int, ObjectType } from 'type-graphql';

import { WeekSchedule } from '../week-schedule.object';

@ObjectType({
  simpleResolvers: true,
  description:
    "A week with a name, to fill rooms' months with. Applying it copies its hours: one changed later changes nothing.",
})
export class RoomTemplate {
  @Field(() => ID, { description: "business-hours, extended-hours, or 'custom-' and a number." })
  id!: string;

  @Field({ description: 'Unique, whatever the case. 1 to 100 characters.' })
  name!: string;

  @Field({ description: 'Its hours in a few words. May be empty. At most 300 characters.' })
  description!: string;

  @Field(() => WeekSchedule, { description: 'Its hours by weekday.' })
  schedule!: WeekSchedule;

  @Field({ description: 'false: shipped with the product, and unchangeable.' })
  isCustom!: boolean;

  @Field(() => Int, {
    description: 'Goes up with every change; a change may say which one it was made on. 0 for one of every clinic.',
  })
  version!: number;
}
