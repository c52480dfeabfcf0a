import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import type { RentalDayState } from '../../../domain/rentable-day';
import { LocalDate } from '../../../platform/graphql/scalars';

export const RoomDayStates: Record<RentalDayState, RentalDayState> = {
  available: 'available',
  partial: 'partial',
  full: 'full',
  unavailable: 'unavailable',
  unconfigured: 'unconfigured',
  past: 'past',
};
registerEnumType(RoomDayStates, {
  name: 'RoomDayState',
  description: 'Rentable time of a day.',
  valuesConfig: {
    available: { description: 'Every active room has time to rent.' },
    partial: { description: 'Some active rooms have time to rent.' },
    full: {
      description: 'Completamente reservado: 95 % or more of every open room is taken. The rest can be rented.',
    },
    unavailable: { description: 'No disponible: no room opens, or today has no time left.' },
    unconfigured: { description: 'Sin configuración: no room has hours in this month.' },
    past: { description: 'Fecha pasada.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Hours of one day.' })
export class DayHours {
  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A rental on the time line of a room.' })
export class RoomDayBooking {
  @Field(() => ID, { nullable: true, description: 'Id of the rental; null unless its owner or an administrator asks.' })
  id!: string | null;

  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;

  @Field({ description: "Whether it belongs to the calendar's professional." })
  isOwn!: boolean;

  @Field({ description: 'The professional who rents.' })
  professionalName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'null without notes, and for callers other than its owner and administrators.',
  })
  notes!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An active room on one day.' })
export class RoomDayRoom {
  @Field(() => Int, { description: 'Id of the room.' })
  roomId!: number;

  @Field({ description: 'Whether it has time to rent, and less than 95 % of its hours are taken.' })
  isFree!: boolean;

  @Field(() => [DayHours], { description: 'Opening hours; empty: closed.' })
  open!: DayHours[];

  @Field(() => [DayHours], {
    description: 'Rentable time: without rentals, other professionals’ appointments, and today without the next hour.',
  })
  free!: DayHours[];

  @Field(() => [RoomDayBooking], { description: 'Its rentals, earliest first.' })
  bookings!: RoomDayBooking[];
}

@ObjectType({ simpleResolvers: true, description: 'A day of the rental calendar.' })
export class RoomDay {
  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field({ description: 'Whether it lies before today.' })
  isPast!: boolean;

  @Field(() => RoomDayStates, { description: 'State in the calendar.' })
  state!: RentalDayState;

  @Field(() => Int, { description: 'How many rooms count as free.' })
  freeRoomCount!: number;

  @Field(() => Int, { description: 'How many rentals the professional has that day.' })
  ownBookingCount!: number;

  @Field(() => [RoomDayRoom], { description: 'Every active room, in the order of `rooms`.' })
  rooms!: RoomDayRoom[];
}

@ObjectType({ simpleResolvers: true, description: 'The rental calendar of a month.' })
export class RoomMonth {
  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The renting professional, with unblocking appointments and marked rentals; null: none.',
  })
  professionalId!: number | null;

  @Field(() => [RoomDay], { description: 'Every day of the month.' })
  days!: RoomDay[];
}
