import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { adminMay } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { LocalDate } from '../../platform/graphql/scalars';

export const ReleasedBookingKind = { appointment: 'appointment', rental: 'rental' } as const;
export type ReleasedBookingKind = keyof typeof ReleasedBookingKind;

registerEnumType(ReleasedBookingKind, {
  name: 'ReleasedBookingKind',
  description: 'Type of booking.',
  valuesConfig: {
    appointment: { description: 'An appointment; its patient is mailed.' },
    rental: { description: 'A rented room.' },
  },
});

@Judged<ReleasedBooking>(({ actor }, booking) =>
  adminMay(actor, 'appointments') ? booking : { ...booking, patientName: null },
)
@ObjectType({
  simpleResolvers: true,
  description: 'An upcoming appointment or rental, cancelled with its professional.',
})
export class ReleasedBooking {
  @Field(() => ID, { description: 'Id to confirm; changes when the booking moves.' })
  id!: string;

  @Field(() => ID, { description: 'Id of the appointment or rental.' })
  bookingId!: string;

  @Field(() => ReleasedBookingKind, { description: 'Appointment or rental.' })
  kind!: ReleasedBookingKind;

  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field({ description: 'HH:mm.' })
  startTime!: string;

  @Field({ description: 'HH:mm.' })
  endTime!: string;

  @Field({ description: 'The room.' })
  roomName!: string;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'The patient; null for a rental.' })
  patientName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Number of records removed with a professional.' })
export class ProfessionalRelatedData {
  @Field(() => Int, { description: 'Upcoming appointments, cancelled with a mail to the patients.' })
  appointments!: number;

  @Field(() => Int, { description: 'Waiting-list entries, ended with a mail.' })
  waitingListEntries!: number;

  @Field(() => Int, { description: 'Weekly hours; unavailable dates are removed too.' })
  availability!: number;

  @Field(() => Int, { description: 'Upcoming rentals; the rooms are free again.' })
  roomBookings!: number;

  @Field(() => Int, { description: 'Activity entries about the professional.' })
  activityLogs!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Consequences of deleting a professional. Past appointments and rentals stay.',
})
export class ProfessionalRemoval {
  @Field(() => ProfessionalRelatedData, { description: 'Number of records.' })
  relatedData!: ProfessionalRelatedData;

  @Field(() => [ReleasedBooking], { description: 'The appointments and rentals, earliest first.' })
  bookings!: ReleasedBooking[];
}

@ObjectType({ simpleResolvers: true, description: 'Data removed with a professional.' })
export class DeletedProfessional {
  @Field(() => ProfessionalRelatedData, { description: 'Number of records.' })
  relatedDataDeleted!: ProfessionalRelatedData;

  @Field({ description: 'Spanish summary for people.' })
  summary!: string;
}
