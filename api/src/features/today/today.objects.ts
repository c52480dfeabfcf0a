import { Field, ID, Int, ObjectType } from 'type-graphql';

import { isAdmin } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { Appointment, AppointmentPage } from '../appointments/appointment.object';
import { UnavailableReason } from '../availability/unavailable-date.objects';
import { AppointmentRequest } from '../requests/request.entity';

@ObjectType({ simpleResolvers: true, description: 'Requests that wait for an answer or for a turno.' })
export class OpenRequests {
  @Field(() => Int, { description: 'All of them.' })
  count!: number;

  @Field(() => [AppointmentRequest], { description: 'The few that have waited longest, the longest first.' })
  items!: AppointmentRequest[];
}

@ObjectType({ simpleResolvers: true, description: 'A professional does not attend today, or in a part of it.' })
export class TodayAbsence {
  @Field(() => Int, { description: 'Id of the unavailable date.' })
  id!: number;

  @Field(() => Int, { description: 'The absent professional.' })
  professionalId!: number;

  @Field({ description: "As the professional's account says today." })
  professionalName!: string;

  @Field(() => UnavailableReason, { description: 'For staff; hidden from patients.' })
  reason!: UnavailableReason;

  @Field({ description: 'The whole day; otherwise from startTime to endTime.' })
  isAllDay!: boolean;

  @Field(() => String, { nullable: true, description: "HH:mm by the clinic's clock; null when it is all day." })
  startTime!: string | null;

  @Field(() => String, { nullable: true, description: 'HH:mm, up to 24:00; null when it is all day.' })
  endTime!: string | null;
}

@Judged<RoomUse>(({ actor }, use) => (isAdmin(actor) ? use : { ...use, patientName: null }))
@ObjectType({ simpleResolvers: true, description: 'Use of a room: an appointment or a rental.' })
export class RoomUse {
  @Field(() => ID, { nullable: true, description: 'null: a rental.' })
  appointmentId!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Patient of the appointment; null: a rental.' })
  patientName!: string | null;

  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @Field({ description: "As the professional's account says today." })
  professionalName!: string;

  @Field(() => DateTime, { description: 'Included.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'Excluded.' })
  endTime!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A room, and who is in it.' })
export class RoomNow {
  @Field(() => Int, { description: 'As `roomId` of appointments and rentals.' })
  roomId!: number;

  @Field({ description: 'As it is called today.' })
  roomName!: string;

  @Field(() => RoomUse, {
    nullable: true,
    description: 'By the booked times: the appointment, else the rental; null: none.',
  })
  current!: RoomUse | null;

  @Field(() => RoomUse, { nullable: true, description: 'The first that begins later today; null: none.' })
  next!: RoomUse | null;
}

@ObjectType({ simpleResolvers: true, description: "The clinic's day as the desk works through it." })
export class Today {
  @Field(() => DateTime, { description: 'The instant at which this was read.' })
  now!: string;

  @Field(() => LocalDate, { description: "Today in the clinic's time zone." })
  date!: string;

  @Field(() => [Appointment], { description: 'Those that start today, earliest first, of whatever status.' })
  appointments!: Appointment[];

  @Field(() => AppointmentPage, {
    description:
      'The first to come that patients booked and that are pending, whatever their day. `next` goes on in `appointments`, ' +
      'with `status`, `isSelfBooked` and `from` in its filter.',
  })
  unconfirmed!: AppointmentPage;

  @Field(() => Int, { description: 'How many of those there are, 1,000 at most.' })
  unconfirmedCount!: number;

  @Field(() => AppointmentPage, {
    description:
      'The latest that are over and still pending or confirmed, whatever their day. `next` goes on in `appointments`, with ' +
      '`unclosed` in its filter.',
  })
  unclosed!: AppointmentPage;

  @Field(() => Int, { description: 'How many of those there are, 1,000 at most.' })
  unclosedCount!: number;

  @Field(() => OpenRequests, { nullable: true, description: 'null for professionals, who do not handle them.' })
  requests!: OpenRequests | null;

  @Field(() => [TodayAbsence], { description: 'By name; for professionals their own.' })
  absences!: TodayAbsence[];

  @Field(() => [RoomNow], {
    nullable: true,
    description: "Active rooms and others in use, in the rooms' order; null for professionals.",
  })
  rooms!: RoomNow[] | null;
}
