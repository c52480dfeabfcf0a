import { Field, ID, Int, ObjectType } from 'type-graphql';

import { AppointmentStatus } from '../../domain/appointment-status';
import { isStaff } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';

/** Professionals find only their own patients. */
@Judged<LastAppointment>(({ actor }, appointment) => (isStaff(actor) ? appointment : null))
@ObjectType({ simpleResolvers: true, description: "A patient's latest appointment, past or to come." })
export class LastAppointment {
  @Field(() => ID, { description: 'Id of the appointment.' })
  id!: string;

  @Field(() => DateTime, { description: "When it starts, with the clinic's offset." })
  startTime!: string;

  @Field({ description: 'Whom it is with.' })
  professionalName!: string;

  @Field(() => String, { nullable: true, description: "Name of the professional's specialty; null without one." })
  specialty!: string | null;

  @Field(() => AppointmentStatus, { description: 'Its state.' })
  status!: AppointmentStatus;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'The person who booked for the patient; null: the patient.' })
  contactName!: string | null;

  @PersonalData()
  @Field(() => LocalDate, { nullable: true, description: "The patient's; null if unknown." })
  patientBirthDate!: string | null;
}

/** Derived from accounts, requests and appointments (ADR 50). */
@Judged<Patient>(({ actor }, patient) => (isStaff(actor) ? patient : null))
@ObjectType({
  simpleResolvers: true,
  description: 'A patient as the clinic knows them, from an account, a request or earlier appointments.',
})
export class Patient {
  @PersonalData()
  @Field({ description: 'Name of the account, else of the latest appointment.' })
  name!: string;

  @PersonalData()
  @Field({ description: 'With the name it tells one person from another: a family may share one.' })
  email!: string;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description:
      'As a booking stores it, "+54 11 2345 6789", or text of at most 40 characters; null when none is known.',
  })
  phone!: string | null;

  @Field(() => LastAppointment, {
    nullable: true,
    description: 'For professionals of their own ones; null without any.',
  })
  lastAppointment!: LastAppointment | null;

  @Field(() => Int, { description: 'Appointments that the patient missed; for professionals of their own ones.' })
  noShows!: number;

  @Field({ description: 'Whether it is only similar to what was looked for: a typing error away.' })
  isNear!: boolean;
}
