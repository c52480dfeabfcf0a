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
  description:
    'Why nothing can be booked: of several reasons, the first to solve. A room closed for a holiday is closed.',
  valuesConfig: {
    inactive: { description: 'The professional is hidden, or the account suspended.' },
    no_hours: { description: 'The professional has no weekly hours at all.' },
    day_off: { description: 'The professional has no hours on this day of the week.' },
    too_short: { description: "The professional's hours are all shorter than the slot." },
    past: { description: "The professional's hours of that day are past." },
    absent: { description: 'The professional is away.' },
    full: { description: "The professional's appointments leave no gap long enough." },
    no_rooms: { description: 'No room is active.' },
    room_inactive: { description: 'The requested room is inactive.' },
    rooms_unset: { description: 'The requested room, or every room, has no hours this month.' },
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
  @Field(() => [WithoutSlots], { description: 'For administrators all, for professionals their own.' })
  professionals!: WithoutSlots[];

  @Field(() => [WithoutSlots], { description: 'Rooms; for administrators inactive ones too.' })
  rooms!: WithoutSlots[];
}
