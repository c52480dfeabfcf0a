import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How much of an hour of the clock was taken, over all its days.' })
export class RoomHourUse {
  @Field(() => Int, { description: 'The hour at which it begins, 0 to 23.' })
  hour!: number;

  @Field(() => Int, { description: 'Minutes in which the room, or rooms, were open.' })
  openMinutes!: number;

  @Field(() => Int, { description: 'Of these, the minutes with a turno or a rental.' })
  occupiedMinutes!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How much of the time in which a room was open was taken.' })
export class RoomHoursUse {
  @Field(() => Int, { description: 'Which one.' })
  roomId!: number;

  @Field({ description: 'As it is called today.' })
  roomName!: string;

  @Field(() => [RoomHourUse], { description: 'Those in which it was open, the earliest first.' })
  hours!: RoomHourUse[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'How much of the time in which rooms were open on a weekday was taken.',
})
export class WeekdayUse {
  @Field(() => Int, { description: 'ISO 8601: 1 is Monday, 7 is Sunday.' })
  weekday!: number;

  @Field(() => [RoomHourUse], { description: 'Those in which any was open, the earliest first.' })
  hours!: RoomHourUse[];
}

@ObjectType({ simpleResolvers: true, description: 'How full the rooms were in a period, by hour.' })
export class RoomUseFigures {
  @Field(() => [RoomHoursUse], { description: 'The active rooms, in their order.' })
  rooms!: RoomHoursUse[];

  @Field(() => [WeekdayUse], {
    description: 'Of all of them together, Monday first; without days on which none opens.',
  })
  weekdays!: WeekdayUse[];
}
