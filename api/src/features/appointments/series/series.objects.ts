import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { Room } from '../../rooms/room.entity';
import { Appointment } from '../appointment.object';

export enum SeriesDateState {
  free = 'free',
  taken = 'taken',
  absent = 'absent',
  rooms_taken = 'rooms_taken',
  rooms_closed = 'rooms_closed',
  not_open = 'not_open',
  outside_hours = 'outside_hours',
  past = 'past',
  clinic_only = 'clinic_only',
}
registerEnumType(SeriesDateState, {
  name: 'SeriesDateState',
  description:
    'How one date of a series stands. A holiday can be booked unless the clinic closes on it: then it is closed.',
  valuesConfig: {
    free: { description: 'It can be booked.' },
    taken: { description: 'The professional has another turno then.' },
    absent: { description: 'The professional is away.' },
    rooms_taken: { description: 'No room that suits is free then.' },
    rooms_closed: { description: 'The rooms are closed then.' },
    not_open: { description: 'No room has hours yet in that month.' },
    outside_hours: { description: "It lies outside of the professional's hours, or is no time on offer." },
    past: { description: 'It is over, or too soon.' },
    clinic_only: {
      description: 'Only the clinic books it: it is too far ahead to be booked by oneself, or kept for who calls.',
    },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A time and a room that could take one date of a series.' })
export class SeriesSlot {
  @Field(() => DateTime, { description: "Start, with the clinic's offset." })
  startTime!: string;

  @Field(() => Room, { description: 'The one that is proposed.' })
  room!: Room;
}

@ObjectType({ simpleResolvers: true, description: 'One date of a series before it is booked or moved.' })
export class SeriesDate {
  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field(() => DateTime, { description: "At the same time of day as the others, with the clinic's offset." })
  startTime!: string;

  @Field(() => SeriesDateState, { description: 'Whether it can be booked, or why not.' })
  state!: SeriesDateState;

  @Field({ description: 'Whether the caller may still book it: staff also during absences.' })
  isBookable!: boolean;

  @Field(() => Room, {
    nullable: true,
    description: 'The one that is proposed: the same for all where it is free. null where none could take it.',
  })
  room!: Room | null;

  @Field(() => SeriesSlot, {
    nullable: true,
    description: 'Nearest free time for a date that is not free: on the same day, else in the same week. null: none.',
  })
  nearest!: SeriesSlot | null;
}

@ObjectType({ simpleResolvers: true, description: 'The new date of a turno of a series.' })
export class SeriesMove extends SeriesDate {
  @Field(() => Appointment, { description: 'As it is now.' })
  appointment!: Appointment;
}

@ObjectType({ simpleResolvers: true, description: 'Turnos that were booked together.' })
export class AppointmentSeries {
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @Field(() => Int, { description: 'Weeks from one to the next, as it was booked: 1 or 2.' })
  everyWeeks!: number;

  @Field(() => [Appointment], { description: 'Earliest first, cancelled ones too.' })
  appointments!: Appointment[];
}

@ObjectType({ simpleResolvers: true, description: 'Position of an appointment in its series.' })
export class SeriesPlace {
  @Field(() => ID, { description: 'That of the series.' })
  id!: string;

  @Field(() => Int, { description: 'From 1, by time; cancelled ones count.' })
  position!: number;

  @Field(() => Int, { description: 'How many it has, cancelled ones too.' })
  count!: number;

  @Field(() => Int, { description: 'Weeks from one to the next, as it was booked: 1 or 2.' })
  everyWeeks!: number;

  /** Empty for callers with the id alone. */
  appointmentIds!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'Result of cancelling several turnos.' })
export class CancelledFollowing {
  @Field(() => [Appointment], { description: 'Cancelled now, or already.' })
  cancelled!: Appointment[];

  @Field(() => [Appointment], {
    description: 'Left as they are: for patients within 24 hours of their start, or over.',
  })
  kept!: Appointment[];
}
