import { Field, Int, ObjectType } from 'type-graphql';

import { LocalDate } from '../../platform/graphql/scalars';

@ObjectType({
  simpleResolvers: true,
  description: "Hours of a room in a month: of a weekday, or of one date, replacing its weekday's.",
})
export class RoomHours {
  @Field(() => Int, { description: 'An active room.' })
  roomId!: number;

  @Field(() => Int, { nullable: true, description: '0 = Monday to 6 = Sunday; null for the hours of one date.' })
  weekday!: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The overridden date; null for a weekday.',
  })
  date!: string | null;

  @Field({ description: 'false: closed on this date.' })
  isAvailable!: boolean;

  @Field(() => String, { nullable: true, description: "HH:mm in the clinic's time zone; null when closed." })
  startTime!: string | null;

  @Field(() => String, { nullable: true, description: 'HH:mm, up to 24:00; null when closed.' })
  endTime!: string | null;
}
