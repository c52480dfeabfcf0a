import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

import { DateTime, LocalDate, Money } from '../../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'Returned hours of a room that are still free.' })
export class ReturnedHours {
  @Field(() => ID, { description: 'Id of these hours, while they are free.' })
  id!: string;

  @Field(() => Int, { description: 'An active room.' })
  roomId!: number;

  @Field({ description: 'As the room is called today.' })
  roomName!: string;

  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field({ description: "HH:mm by the clinic's clock." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;

  @Field(() => Float, { description: 'The time that passes, in hours with two decimals.' })
  hours!: number;

  @Field(() => Money, { description: 'Present cost of renting all of them.' })
  finalCost!: string;

  @Field(() => DateTime, { description: 'When they were given back.' })
  returnedAt!: string;
}
