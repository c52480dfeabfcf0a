import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

import { AppointmentStatus } from '../../domain/appointment-status';
import { CancellationReason } from '../../domain/cancellation-reason';
import { Judged, judgedWhereRead } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { connectionType } from '../../platform/graphql/connection';
import { NEAR } from '../../platform/graphql/near';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { AppointmentFields } from './appointment.entity';
import type { FamilyRight } from './appointment.policy';
import { shownAppointment } from './shown-appointment';

registerEnumType(AppointmentStatus, {
  name: 'AppointmentStatus',
  description: 'pending, confirmed and completed hold their time; cancelled and no_show free it.',
  valuesConfig: {
    pending: { description: 'Pendiente: booked, and not yet confirmed by the clinic.' },
    confirmed: { description: 'Confirmado: the clinic expects the patient.' },
    completed: { description: 'Completado: the patient was seen.' },
    cancelled: { description: 'Cancelado: it will not take place, and its time is free again.' },
    no_show: { description: 'Ausente: the patient did not come.' },
  },
});

registerEnumType(CancellationReason, {
  name: 'CancellationReason',
  description: 'Why the clinic cancels an appointment.',
  valuesConfig: {
    patient_asked: { description: 'Lo pidió el paciente.' },
    professional_unavailable: { description: 'El profesional no atiende ese día.' },
    room_unavailable: { description: 'La sala no está disponible.' },
    entered_by_mistake: { description: 'Cargado por error.' },
    other: { description: 'Otro: its note says what.' },
  },
});

@Judged(judgedWhereRead)
@ObjectType({ simpleResolvers: true, description: 'Why the clinic cancelled an appointment.' })
export class AppointmentCancellation {
  @Field(() => CancellationReason, { description: 'One of the listed reasons.' })
  reason!: CancellationReason;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'Note by the clinic, at most 500 characters; null without one.',
  })
  note!: string | null;

  @Field({ description: 'Whether the mail to the patient gives reason and note.' })
  toldPatient!: boolean;

  @PersonalData()
  @Field({ description: 'Reason and note, as the patient reads them.' })
  text!: string;
}

@Judged<Appointment>(shownAppointment)
@ObjectType({
  simpleResolvers: true,
  description:
    "A turno: a patient sees a professional in a room. Staff of its calendar, the patient's account and the " +
    'bearer of its receipt read all of it. A caller with its id alone reads contact masked. Elsewhere, as in ' +
    "a divided series, callers read its time alone: `patientName` is 'Paciente', and `patientEmail` is null.",
})
export class Appointment extends AppointmentFields {
  @Field({ description: "As the professional's account says today." })
  professionalName!: string;

  @Field(() => String, { nullable: true, description: "Name of the professional's specialty; null without one." })
  specialty!: string | null;

  @Field({ description: 'As the room is called today.' })
  roomName!: string;

  @Field(() => LocalDate, { description: "The date it starts on, in the clinic's time zone." })
  date!: string;

  @Field(() => DateTime, { description: 'Included: from here on the professional and the room are taken.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'Excluded: the next appointment may start at it.' })
  endTime!: string;

  @Field({
    description:
      'A sobreturno: staff squeezed the patient in, so it may lie over other appointments of its professional in that room.',
  })
  isOverbooking!: boolean;

  zone!: string;

  cancellation!: AppointmentCancellation | null;

  @Field(() => Int, { description: 'Rises with every change.' })
  version!: number;

  /** Set in answers to bookings: address version, for the receipt. */
  receiptVersion?: number;

  shownAs?: 'masked' | 'time';

  familyRight?: FamilyRight;
}

@ObjectType({ simpleResolvers: true, description: 'Appointments, and where in their list they stand.' })
export class AppointmentConnection extends connectionType(Appointment, 'Appointment') {
  @Field({ description: NEAR })
  isNear!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of appointments.' })
export class AppointmentPage {
  @Field(() => [Appointment], {
    description:
      'Latest start first unless another `order` was asked for: as many as `first`, or fewer on the last page.',
  })
  items!: Appointment[];

  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next page; null on the last one.' })
  next!: string | null;

  @Field({ description: NEAR })
  isNear!: boolean;
}
