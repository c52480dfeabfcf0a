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

  @Field({ description: 'Current name of the professional.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'null without a specialty.' })
  specialtyName!: string | null;

  @Field({ description: 'Whether patients can book the professional; false once hidden or removed.' })
  isPublic!: boolean;

  @Field(() => [DayHours], {
    description: 'Weekly hours on that weekday, earliest first, including hours of absences; empty without hours.',
  })
  hours!: DayHours[];

  @Field(() => [UnavailableDate], { description: 'Absences on that day, earliest first.' })
  absences!: UnavailableDate[];
}

@ObjectType({ simpleResolvers: true, description: 'A room on a day of the agenda.' })
export class AgendaRoom {
  @Field(() => Int, { description: 'As `roomId` of appointments and rentals.' })
  id!: number;

  @Field({ description: 'Current name of the room.' })
  name!: string;

  @Field({ description: 'false for a deactivated room that is still occupied that day.' })
  isActive!: boolean;

  @Field(() => [DayHours], { description: 'Opening hours, earliest first; empty when closed.' })
  hours!: DayHours[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A day of the clinic: professionals, rooms, appointments, rentals and held slots.',
})
export class AgendaDay {
  @Field(() => LocalDate, { description: "Date in the clinic's time zone." })
  date!: string;

  @Field(() => DateTime, { description: 'Time of this read.' })
  now!: string;

  @Field(() => [AgendaProfessional], {
    description: 'Current professionals, and former ones with appointments that day, in display order.',
  })
  professionals!: AgendaProfessional[];

  @Field(() => [AgendaRoom], {
    description: 'Active rooms, and inactive ones that are occupied that day, in the order of `rooms`.',
  })
  rooms!: AgendaRoom[];

  @Field(() => [Appointment], { description: 'Appointments of any status that start that day, earliest first.' })
  appointments!: Appointment[];

  @Field(() => [RoomBooking], { description: 'Rentals that start that day and are not cancelled, earliest first.' })
  rentals!: RoomBooking[];

  @Field(() => [HeldTime], { description: 'Held slots that start that day and have not expired, earliest first.' })
  holds!: HeldTime[];
}

@ObjectType({ simpleResolvers: true, description: 'Number of appointments that start on a day, by status.' })
export class AgendaDaySummary {
  @Field(() => LocalDate, { description: "Date in the clinic's time zone." })
  date!: string;

  @Field(() => Int, { description: 'Not yet confirmed.' })
  pending!: number;

  @Field(() => Int, { description: 'Confirmed, and not yet seen.' })
  confirmed!: number;

  @Field(() => Int, { description: 'The patient was seen.' })
  completed!: number;

  @Field(() => Int, { description: 'Cancelled by the patient or the clinic.' })
  cancelled!: number;

  @Field(() => Int, { description: 'The patient did not come.' })
  noShow!: number;

  /** All requested days, read once. */
  readAppointments!: () => Promise<Appointment[]>;
}
