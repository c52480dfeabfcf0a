import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

import type { RentalDayState, RoomDayState } from '../../../domain/rentable-day';
import { LocalDate } from '../../../platform/graphql/scalars';
import { DayHours, RoomDayBooking, RoomDayStates } from '../month/room-month.objects';

const RoomStates: Record<RoomDayState, RoomDayState> = { free: 'free', full: 'full', closed: 'closed' };
registerEnumType(RoomStates, {
  name: 'RoomState',
  description: 'State of a room on a day, by its own hours.',
  valuesConfig: {
    free: { description: 'Less than 95 % of its hours is taken, and some are left.' },
    full: { description: '95 % of its hours or more is taken, or the rest of today is.' },
    closed: { description: 'It does not open, or no longer today.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'Room figures of a day. Past days keep their final figures.',
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

  @Field(() => Int, { description: 'Number of active rooms; those neither free nor full are closed.' })
  roomCount!: number;

  @Field(() => Int, { description: 'Number of rentals, including inactive rooms.' })
  rentalCount!: number;

  @Field(() => Int, { description: 'Open minutes of the active rooms.' })
  openMinutes!: number;

  @Field(() => Int, { description: 'Minutes of `openMinutes` with rentals or appointments.' })
  takenMinutes!: number;

  @Field(() => Int, { description: 'Number of appointments, including inactive rooms.' })
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
  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;

  @Field({ description: 'The professional.' })
  professionalName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A room on one day, with its bookings.' })
export class RoomsDayRoom {
  @Field(() => Int, { description: 'Id of the room.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field({ description: 'false: deactivated, with bookings that day; counts as closed.' })
  isActive!: boolean;

  @Field(() => RoomStates, { description: 'By its own hours.' })
  state!: RoomDayState;

  @Field(() => [DayHours], { description: 'Opening hours; empty: closed.' })
  open!: DayHours[];

  @Field(() => [DayHours], { description: 'Free part of `open`; today from an hour from now.' })
  free!: DayHours[];

  @Field(() => [RoomDayBooking], { description: 'Its rentals, earliest first.' })
  bookings!: RoomDayBooking[];

  @Field(() => [RoomDayAppointment], { description: 'Its appointments, earliest first.' })
  appointments!: RoomDayAppointment[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A day by room: active rooms, and others with bookings.',
})
export class RoomsDay extends RoomsOverviewDay {
  @Field(() => [RoomsDayRoom], { description: 'In the order of `rooms`.' })
  rooms!: RoomsDayRoom[];
}
