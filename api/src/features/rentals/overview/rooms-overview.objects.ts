import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

import type { RentalDayState, RoomDayState } from '../../../domain/rentable-day';
import { LocalDate } from '../../../platform/graphql/scalars';
import { DayHours, RoomDayBooking, RoomDayStates } from '../month/room-month.objects';

const RoomStates: Record<RoomDayState, RoomDayState> = { free: 'free', full: 'full', closed: 'closed' };
registerEnumType(RoomStates, {
  name: 'RoomState',
  description: 'How a room is on one day, by its own hours.',
  valuesConfig: {
    free: { description: 'Less than 95 % of its hours is taken, and some are left.' },
    full: { description: '95 % of its hours or more is taken, or the rest of today is.' },
    closed: { description: 'It does not open, or no longer today.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A day of the rooms, in numbers. A past day keeps its final ones.',
})
export class RoomsOverviewDay {
  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field(() => RoomDayStates, { description: 'State in the calendar.' })
  state!: RentalDayState;

  @Field(() => Int, { description: 'How many rooms are free.' })
  freeRoomCount!: number;

  @Field(() => Int, { description: 'How many rooms are full.' })
  fullRoomCount!: number;

  @Field(() => Int, { description: 'How many active rooms there are; those neither free nor full are closed.' })
  roomCount!: number;

  @Field(() => Int, { description: 'How many rentals they hold, inactive rooms too.' })
  rentalCount!: number;

  @Field(() => Int, { description: 'How long the rooms are open, in minutes; inactive ones are not.' })
  openMinutes!: number;

  @Field(() => Int, { description: 'How much of `openMinutes` is taken, by rentals and appointments alike.' })
  takenMinutes!: number;

  @Field(() => Int, { description: 'How many appointments they hold, inactive rooms too.' })
  appointmentCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A month of the rooms.' })
export class RoomsOverview {
  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => [RoomsOverviewDay], { description: 'Every day of the month.' })
  days!: RoomsOverviewDay[];
}

@ObjectType({ simpleResolvers: true, description: 'An appointment in a room, with its professional.' })
export class RoomDayAppointment {
  @Field({ description: "HH:mm by the clinic's clock." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;

  @Field({ description: 'The professional.' })
  professionalName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A room on one day, with all that it holds.' })
export class RoomsDayRoom {
  @Field(() => Int, { description: 'Which room; in the order of `rooms`.' })
  roomId!: number;

  @Field({ description: 'As it is called today.' })
  roomName!: string;

  @Field({ description: 'false: a room that was deactivated and still holds something that day; it counts as closed.' })
  isActive!: boolean;

  @Field(() => RoomStates, { description: 'By its own hours.' })
  state!: RoomDayState;

  @Field(() => [DayHours], { description: 'When it opens; empty: closed.' })
  open!: DayHours[];

  @Field(() => [DayHours], { description: 'Rest of `open`; today from an hour on.' })
  free!: DayHours[];

  @Field(() => [RoomDayBooking], { description: 'Its rentals, earliest first.' })
  bookings!: RoomDayBooking[];

  @Field(() => [RoomDayAppointment], { description: 'Its appointments, earliest first.' })
  appointments!: RoomDayAppointment[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A day of the rooms, room by room: the active ones, and others that still hold something.',
})
export class RoomsDay extends RoomsOverviewDay {
  @Field(() => [RoomsDayRoom], { description: 'In the order of `rooms`.' })
  rooms!: RoomsDayRoom[];
}
