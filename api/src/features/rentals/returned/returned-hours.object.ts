import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

import { DateTime, LocalDate, Money } from '../../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'Returned hours of a room that are still free.' })
export class ReturnedHours {
  @Field(() => ID, { description: 'Id of these hours, while they are free.' })
  id!: string;

  @Field(() => Int, { description: 'An active room.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;

  @Field(() => Float, { description: 'Elapsed hours, two decimals.' })
  hours!: number;

  @Field(() => Money, { description: 'Present cost of renting all of them.' })
  finalCost!: string;

  @Field(() => DateTime, { description: 'Time of the return.' })
  returnedAt!: string;
}
