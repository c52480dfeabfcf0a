import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

import { LocalDate } from '../../platform/graphql/scalars';

export enum NoSlotsReason {
  inactive = 'inactive',
  no_hours = 'no_hours',
  day_off = 'day_off',
  too_short = 'too_short',
  past = 'past',
  absent = 'absent',
  full = 'full',
  no_rooms = 'no_rooms',
  room_inactive = 'room_inactive',
  rooms_unset = 'rooms_unset',
  rooms_closed = 'rooms_closed',
  rooms_for_others = 'rooms_for_others',
  no_specialty = 'no_specialty',
  rooms_taken = 'rooms_taken',
  beyond_horizon = 'beyond_horizon',
  needs_notice = 'needs_notice',
  by_phone = 'by_phone',
}
registerEnumType(NoSlotsReason, {
  name: 'NoSlotsReason',
  description: 'Why nothing can be booked. If several reasons apply, the first to solve. A holiday is no reason.',
  valuesConfig: {
    inactive: { description: 'The professional is hidden, or the account suspended.' },
    no_hours: { description: 'The professional has no weekly hours at all.' },
    day_off: { description: 'The professional has no hours on this day of the week.' },
    too_short: { description: "The professional's hours are all shorter than the slot." },
    past: { description: "The professional's hours of that day are over." },
    absent: { description: 'The professional is away.' },
    full: { description: 'The turnos of the professional leave no gap that is long enough.' },
    no_rooms: { description: 'No room is active.' },
    room_inactive: { description: 'The room that was asked for is switched off.' },
    rooms_unset: { description: 'No hours were set for this month in the room that was asked for, or in any.' },
    rooms_closed: { description: "That room, or every one, is closed in the professional's hours." },
    rooms_for_others: { description: 'All open rooms serve other specialties.' },
    no_specialty: { description: 'All open rooms serve specialties, and the professional has none.' },
    rooms_taken: { description: "That room, or every one, is taken in the professional's hours." },
    beyond_horizon: { description: 'Beyond the horizon of online booking. No reason for staff.' },
    by_phone: { description: 'The rest is reserved for the desk. No reason for staff.' },
    needs_notice: { description: 'The rest is too soon for online booking. No reason for staff.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A day on which nothing can be booked.' })
export class DayWithoutSlots {
  @Field(() => LocalDate, { description: "In the clinic's calendar." })
  date!: string;

  @Field(() => NoSlotsReason, { description: 'Why.' })
  reason!: NoSlotsReason;
}

@ObjectType({ simpleResolvers: true, description: 'A professional or a room with nothing to book on a day.' })
export class WithoutSlots {
  @Field(() => Int, { description: 'Id of the professional, or of the room.' })
  id!: number;

  @Field(() => NoSlotsReason, { description: 'Why.' })
  reason!: NoSlotsReason;
}

@ObjectType({ simpleResolvers: true, description: 'Professionals and rooms without slots on a day.' })
export class NoSlotsOfDay {
  @Field(() => [WithoutSlots], { description: 'All of them for administrators, oneself for professionals.' })
  professionals!: WithoutSlots[];

  @Field(() => [WithoutSlots], { description: 'Rooms, the inactive ones for administrators too.' })
  rooms!: WithoutSlots[];
}
