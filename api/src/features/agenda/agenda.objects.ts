import { Field, Int, ObjectType } from 'type-graphql';

import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { Appointment } from '../appointments/appointment.object';
import { UnavailableDate } from '../availability/unavailable-date.objects';
import { HeldTime } from '../holds/hold.object';
import { DayHours } from '../rentals/month/room-month.objects';
import { RoomBooking } from '../rentals/room-booking.object';

@ObjectType({ simpleResolvers: true, description: 'A professional on a day of the agenda.' })
export class AgendaProfessional {
  @Field(() => Int, { description: 'As `professionalId` of appointments and rentals.' })
  id!: number;

  @Field({ description: "As the professional's account says today." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'null without one.' })
  specialtyName!: string | null;

  @Field({ description: 'Whether they can be booked; false once hidden or gone.' })
  isPublic!: boolean;

  @Field(() => [DayHours], {
    description: 'When they attend on that weekday, earliest first, absences not taken off; empty: not at all.',
  })
  hours!: DayHours[];

  @Field(() => [UnavailableDate], { description: 'Of that day, earliest first.' })
  absences!: UnavailableDate[];
}

@ObjectType({ simpleResolvers: true, description: 'A room on a day of the agenda.' })
export class AgendaRoom {
  @Field(() => Int, { description: 'As `roomId` of appointments and rentals.' })
  id!: number;

  @Field({ description: 'As it is called today.' })
  name!: string;

  @Field({ description: 'false: a room that was deactivated and still holds something that day.' })
  isActive!: boolean;

  @Field(() => [DayHours], { description: 'When it opens, earliest first; empty: closed.' })
  hours!: DayHours[];
}

@ObjectType({ simpleResolvers: true, description: 'A day of the clinic: who sees whom, where and when.' })
export class AgendaDay {
  @Field(() => LocalDate, { description: "Of the clinic's calendar." })
  date!: string;

  @Field(() => DateTime, { description: 'The instant at which this was read.' })
  now!: string;

  @Field(() => [AgendaProfessional], {
    description: 'In display order: all who are at the clinic, and those who left and have appointments that day.',
  })
  professionals!: AgendaProfessional[];

  @Field(() => [AgendaRoom], {
    description: 'In the order of `rooms`: the active ones, and others that hold something that day.',
  })
  rooms!: AgendaRoom[];

  @Field(() => [Appointment], { description: 'Those that start that day, earliest first, of whatever status.' })
  appointments!: Appointment[];

  @Field(() => [RoomBooking], { description: 'Those of that day that stand, earliest first.' })
  rentals!: RoomBooking[];

  @Field(() => [HeldTime], { description: 'Those that start that day and have not lapsed, earliest first.' })
  holds!: HeldTime[];
}

@ObjectType({ simpleResolvers: true, description: 'How many appointments start on a day, by status.' })
export class AgendaDaySummary {
  @Field(() => LocalDate, { description: "Of the clinic's calendar." })
  date!: string;

  @Field(() => Int, { description: 'Not yet confirmed.' })
  pending!: number;

  @Field(() => Int, { description: 'Confirmed, and not yet seen.' })
  confirmed!: number;

  @Field(() => Int, { description: 'The patient was seen.' })
  completed!: number;

  @Field(() => Int, { description: 'Called off, whoever did it.' })
  cancelled!: number;

  @Field(() => Int, { description: 'The patient did not come.' })
  noShow!: number;

  /** Reads those of all the days that were asked for together, once. */
  readAppointments!: () => Promise<Appointment[]>;
}
