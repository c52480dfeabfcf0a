import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { isAdmin } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { LocalDate } from '../../platform/graphql/scalars';

export const ReleasedBookingKind = { appointment: 'appointment', rental: 'rental' } as const;
export type ReleasedBookingKind = keyof typeof ReleasedBookingKind;

registerEnumType(ReleasedBookingKind, {
  name: 'ReleasedBookingKind',
  description: 'Type of booking.',
  valuesConfig: {
    appointment: { description: 'A turno: its patient is mailed.' },
    rental: { description: 'A rented room.' },
  },
});

@Judged<ReleasedBooking>(({ actor }, booking) => (isAdmin(actor) ? booking : { ...booking, patientName: null }))
@ObjectType({ simpleResolvers: true, description: 'A turno or rental to come that goes with its professional.' })
export class ReleasedBooking {
  @Field(() => ID, { description: 'Id to confirm: the booking at its time. Once moved, it has another.' })
  id!: string;

  @Field(() => ID, { description: 'Id of the turno or the rental.' })
  bookingId!: string;

  @Field(() => ReleasedBookingKind, { description: 'Which of the two.' })
  kind!: ReleasedBookingKind;

  @Field(() => LocalDate, { description: "By the clinic's clock." })
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

@ObjectType({ simpleResolvers: true, description: 'How much goes with a professional.' })
export class ProfessionalRelatedData {
  @Field(() => Int, { description: 'Turnos to come: they are cancelled, and their patients mailed.' })
  appointments!: number;

  @Field(() => Int, { description: 'Their entries of the waiting list: they end, with a mail.' })
  waitingListEntries!: number;

  @Field(() => Int, { description: 'Hours of the weekly availability; unavailable dates go along.' })
  availability!: number;

  @Field(() => Int, { description: 'Rentals of rooms to come: the rooms are free again.' })
  roomBookings!: number;

  @Field(() => Int, { description: 'Entries of the activity log about them.' })
  activityLogs!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Consequences of deleting a professional. Past turnos and rentals stay.',
})
export class ProfessionalRemoval {
  @Field(() => ProfessionalRelatedData, { description: 'In numbers.' })
  relatedData!: ProfessionalRelatedData;

  @Field(() => [ReleasedBooking], { description: 'The turnos and rentals by name, earliest first.' })
  bookings!: ReleasedBooking[];
}

@ObjectType({ simpleResolvers: true, description: 'Data removed with a professional.' })
export class DeletedProfessional {
  @Field(() => ProfessionalRelatedData, { description: 'In numbers.' })
  relatedDataDeleted!: ProfessionalRelatedData;

  @Field({ description: 'The same in Spanish, to be read.' })
  summary!: string;
}
