import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Use of an hour of the day, over all days.' })
export class RoomHourUse {
  @Field(() => Int, { description: 'Start of the hour, 0 to 23.' })
  hour!: number;

  @Field(() => Int, { description: 'Open minutes of the room or rooms.' })
  openMinutes!: number;

  @Field(() => Int, { description: 'Open minutes with an appointment or a rental.' })
  occupiedMinutes!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Use of a room’s open time.' })
export class RoomHoursUse {
  @Field(() => Int, { description: 'Id of the room.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field(() => [RoomHourUse], { description: 'Hours in which it was open, earliest first.' })
  hours!: RoomHourUse[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Use of the rooms’ open time on a weekday.',
})
export class WeekdayUse {
  @Field(() => Int, { description: 'ISO 8601: 1 is Monday, 7 is Sunday.' })
  weekday!: number;

  @Field(() => [RoomHourUse], { description: 'Hours in which any room was open, earliest first.' })
  hours!: RoomHourUse[];
}

@ObjectType({ simpleResolvers: true, description: 'Use of the rooms in a period, by hour.' })
export class RoomUseFigures {
  @Field(() => [RoomHoursUse], { description: 'Active rooms, in display order.' })
  rooms!: RoomHoursUse[];

  @Field(() => [WeekdayUse], {
    description: 'All rooms together, Monday first; without days on which none is open.',
  })
  weekdays!: WeekdayUse[];
}
