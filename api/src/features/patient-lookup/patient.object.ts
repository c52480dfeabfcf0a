import { Field, ID, Int, ObjectType } from 'type-graphql';

import { AppointmentStatus } from '../../domain/appointment-status';
import { staffMay } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';

/** Professionals find only their own patients. */
@Judged<LastAppointment>(({ actor }, appointment) => (staffMay(actor, 'patients') ? appointment : null))
@ObjectType({ simpleResolvers: true, description: "A patient's latest appointment, past or upcoming." })
export class LastAppointment {
  @Field(() => ID, { description: 'Id of the appointment.' })
  id!: string;

  @Field(() => DateTime, { description: "When it starts, with the clinic's offset." })
  startTime!: string;

  @Field({ description: 'Name of the professional.' })
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

@Judged<Patient>(({ actor }, patient) => (staffMay(actor, 'patients') ? patient : null))
@ObjectType({
  simpleResolvers: true,
  description: 'A patient known from an account, a request, a waiting list or appointments.',
})
export class Patient {
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @PersonalData()
  @Field({ description: 'Name of the account, else of the latest appointment.' })
  name!: string;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'A family may share it. null: no mail is sent.' })
  email!: string | null;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description:
      'As a booking stores it, "+54 11 2345 6789", or text of at most 40 characters; null when none is known.',
  })
  phone!: string | null;

  @Field(() => LastAppointment, {
    nullable: true,
    description: 'For professionals only their own; null without any.',
  })
  lastAppointment!: LastAppointment | null;

  @Field(() => Int, { description: 'Number of missed appointments; for professionals only their own.' })
  noShows!: number;

  @Field({ description: 'Whether it matches only with a typing error.' })
  isNear!: boolean;
}
