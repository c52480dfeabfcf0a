import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { Room } from '../rooms/room.entity';
import { NoSlotsReason } from './no-slots.objects';

@ObjectType({ simpleResolvers: true, description: 'The slots of one day.' })
export class DaySlots {
  @Field(() => Int, { description: 'Day of the month, 1 to 31.' })
  day!: number;

  @Field(() => [DateTime], { description: "Starts of the slots, ascending, with the clinic's offset." })
  slots!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A day that only the clinic can book.' })
export class WithheldDay {
  @Field(() => Int, { description: 'Day of the month, 1 to 31.' })
  day!: number;

  @Field(() => NoSlotsReason, { description: 'by_phone, needs_notice or beyond_horizon.' })
  reason!: NoSlotsReason;
}

@ObjectType({ simpleResolvers: true, description: 'Slots of a professional in a month.' })
export class MonthSlots {
  @Field(() => Int, { description: 'As requested.' })
  professionalId!: number;

  @Field(() => Int, { description: 'As requested, 1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'Length of every slot.' })
  durationMinutes!: number;

  @Field(() => [DaySlots], { description: 'Only days with slots, ascending.' })
  days!: DaySlots[];

  @Field(() => [WithheldDay], {
    description: 'Days without public slots that the clinic can book by phone, ascending; empty for staff.',
  })
  withheld!: WithheldDay[];
}

@ObjectType({ simpleResolvers: true, description: 'Number of slots of one duration.' })
export class SlotCount {
  @Field(() => Int, { description: 'Requested duration.' })
  durationMinutes!: number;

  @Field(() => Int, { description: '0 when none fits.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A slot on offer.' })
export class Slot {
  @Field(() => LocalDate, { description: "Its date in the clinic's time zone." })
  date!: string;

  @Field(() => DateTime, { description: 'Send it to book the slot.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'The next appointment may start at it.' })
  endTime!: string;

  @Field(() => Int, { description: 'Its length.' })
  durationMinutes!: number;
}

@ObjectType({ simpleResolvers: true, description: "A professional's first free slot." })
export class NextSlot {
  @Field(() => Int, { description: 'The professional; see `professional` for the rest.' })
  professionalId!: number;

  @Field(() => DateTime, { description: 'Send it to book the slot.' })
  startTime!: string;

  @Field(() => Int, { description: "Length of the slot: the professional's default, else 30." })
  durationMinutes!: number;
}

@ObjectType({ simpleResolvers: true, description: "A professional's first free slots." })
export class FirstSlots {
  @Field(() => Int, { description: 'The professional with these slots.' })
  professionalId!: number;

  @Field(() => Int, { description: "Length of every slot: the professional's default, else 30." })
  durationMinutes!: number;

  @Field(() => [DateTime], { description: 'Send one to book the slot. Ascending; empty when there is none.' })
  startTimes!: string[];
}

export enum SlotRoomAvailability {
  free = 'free',
  closed = 'closed',
  occupied = 'occupied',
}
registerEnumType(SlotRoomAvailability, {
  name: 'SlotRoomAvailability',
  description: 'Whether a room can hold a slot.',
  valuesConfig: {
    free: { description: 'It can be booked.' },
    closed: { description: 'It is not open for all of the slot.' },
    occupied: { description: 'Another professional rents it, or it has an appointment.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Availability of a room for one slot.' })
export class SlotRoom {
  @Field(() => Room, { description: 'Active rooms only.' })
  room!: Room;

  @Field(() => SlotRoomAvailability, { description: 'Only a free one can be booked for the slot.' })
  availability!: SlotRoomAvailability;

  @Field({ description: "Whether it serves the professional's specialty, or is rented by them for the whole slot." })
  isSuitable!: boolean;
}
