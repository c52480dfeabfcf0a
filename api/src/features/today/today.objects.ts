import { Field, ID, Int, ObjectType } from 'type-graphql';

import { adminMay } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { Appointment, AppointmentPage } from '../appointments/appointment.object';
import { UnavailableReason } from '../availability/unavailable-date.objects';
import { AppointmentRequest } from '../requests/request.entity';

@ObjectType({ simpleResolvers: true, description: 'Requests that wait for an answer or an appointment.' })
export class OpenRequests {
  @Field(() => Int, { description: 'Number of open requests.' })
  count!: number;

  @Field(() => [AppointmentRequest], { description: 'The longest waiting, longest first.' })
  items!: AppointmentRequest[];
}

@ObjectType({ simpleResolvers: true, description: "A professional's absence today, or part of it." })
export class TodayAbsence {
  @Field(() => Int, { description: 'Id of the unavailable date.' })
  id!: number;

  @Field(() => Int, { description: 'The absent professional.' })
  professionalId!: number;

  @Field({ description: 'Current name.' })
  professionalName!: string;

  @Field(() => UnavailableReason, { description: 'Reason for staff; hidden from patients.' })
  reason!: UnavailableReason;

  @Field({ description: 'The whole day; otherwise from startTime to endTime.' })
  isAllDay!: boolean;

  @Field(() => String, { nullable: true, description: "HH:mm in the clinic's time zone; null when it is all day." })
  startTime!: string | null;

  @Field(() => String, { nullable: true, description: 'HH:mm, up to 24:00; null when it is all day.' })
  endTime!: string | null;
}

@Judged<RoomUse>(({ actor }, use) => (adminMay(actor, 'appointments') ? use : { ...use, patientName: null }))
@ObjectType({ simpleResolvers: true, description: 'Use of a room: an appointment or a rental.' })
export class RoomUse {
  @Field(() => ID, { nullable: true, description: 'null: a rental.' })
  appointmentId!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Patient of the appointment; null: a rental.' })
  patientName!: string | null;

  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @Field({ description: 'Current name.' })
  professionalName!: string;

  @Field(() => DateTime, { description: 'Included.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'Excluded.' })
  endTime!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Current use of a room.' })
export class RoomNow {
  @Field(() => Int, { description: 'As `roomId` of appointments and rentals.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field(() => RoomUse, {
    nullable: true,
    description: 'By booked times: the appointment, else the rental; null: none.',
  })
  current!: RoomUse | null;

  @Field(() => RoomUse, {
    nullable: true,
    description: 'The first that begins later today, without patients who were called early; null: none.',
  })
  next!: RoomUse | null;
}

@ObjectType({ simpleResolvers: true, description: 'The next day with pending or confirmed appointments.' })
export class NextDay {
  @Field(() => LocalDate, { description: 'Tomorrow or later.' })
  date!: string;

  @Field(() => [Appointment], {
    description: 'Its pending and confirmed appointments, earliest first, at most 200.',
  })
  appointments!: Appointment[];
}

@ObjectType({ simpleResolvers: true, description: 'The next day with pending appointments.' })
export class PendingDay {
  @Field(() => LocalDate, { description: 'Tomorrow or later.' })
  date!: string;

  @Field(() => Int, { description: 'Pending appointments of that day, at most 1,000.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "The clinic's day for the desk." })
export class Today {
  @Field(() => DateTime, { description: 'Time of reading.' })
  now!: string;

  @Field(() => LocalDate, { description: "Today in the clinic's time zone." })
  date!: string;

  @Field(() => [Appointment], { description: 'Appointments that start today, earliest first, of any status.' })
  appointments!: Appointment[];

  @Field(() => NextDay, {
    nullable: true,
    description: 'null while a patient is still expected today, and when no later day has appointments.',
  })
  nextDay!: NextDay | null;

  @Field(() => AppointmentPage, {
    description:
      'First pending appointments booked by patients, of any day. `next` continues in `appointments`, filtered ' +
      'by `status`, `isSelfBooked` and `from`.',
  })
  unconfirmed!: AppointmentPage;

  @Field(() => Int, { description: 'Their number, at most 1,000.' })
  unconfirmedCount!: number;

  @Field(() => PendingDay, {
    nullable: true,
    description: 'Includes those that staff booked; null: none after today.',
  })
  nextPending!: PendingDay | null;

  @Field(() => AppointmentPage, {
    description:
      'Latest past appointments still pending or confirmed, of any day. `next` continues in `appointments`, ' +
      'filtered by `unclosed`.',
  })
  unclosed!: AppointmentPage;

  @Field(() => Int, { description: 'Their number, at most 1,000.' })
  unclosedCount!: number;

  @Field(() => OpenRequests, {
    nullable: true,
    description: 'Open requests; null for callers that may not handle them.',
  })
  requests!: OpenRequests | null;

  @Field(() => [TodayAbsence], { description: 'Absences by name; for professionals only their own.' })
  absences!: TodayAbsence[];

  @Field(() => [RoomNow], {
    nullable: true,
    description: "Active rooms and others in use, in the rooms' order; null for professionals.",
  })
  rooms!: RoomNow[] | null;
}
