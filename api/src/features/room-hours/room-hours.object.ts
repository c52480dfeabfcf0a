import { Field, Int, ObjectType } from 'type-graphql';

import { LocalDate } from '../../platform/graphql/scalars';

@ObjectType({
  simpleResolvers: true,
  description:
    "Hours in which a room opens in a month: those of a weekday, or those of one date, which replace its weekday's.",
})
export class RoomHours {
  @Field(() => Int, { description: 'An active room.' })
  roomId!: number;

  @Field(() => Int, { nullable: true, description: '0 = Monday to 6 = Sunday; null for the hours of one date.' })
  weekday!: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The date that has hours of its own; null for those of a weekday.',
  })
  date!: string | null;

  @Field({ description: 'false: the room is closed on this date, whatever its weekday says.' })
  isAvailable!: boolean;

  @Field(() => String, { nullable: true, description: "HH:mm by the clinic's clock; null when closed." })
  startTime!: string | null;

  @Field(() => String, { nullable: true, description: 'HH:mm, up to 24:00; null when closed.' })
  endTime!: string | null;
}
