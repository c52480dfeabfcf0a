import { Field, ID, ObjectType } from 'type-graphql';

import { AppointmentStatus } from '../../domain/appointment-status';
import { staffMay } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';

/** Professionals find only their own patients. */
@Judged<LastAppointment>(({ actor }, appointment) => (staffMay(actor, 'patients') ? appointment : null))
@ObjectType({ simpleResolvers: true, description: "A patient's next appointment; without one, the latest." })
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
