import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { isAdmin } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { LocalDate } from '../../platform/graphql/scalars';

export const ReleasedBookingKind = { appointment: 'appointment', rental: 'rental' } as const;
export type ReleasedBookingKind = keyof typeof ReleasedBookingKind;

registerEnumType(ReleasedBookingKind, {
  name: 'ReleasedBookingKind',
  description: 'What holds the time.',
  valuesConfig: {
    appointment: { description: 'A turno: its patient is told.' },
    rental: { description: 'A rented room.' },
  },
});

@Judged<ReleasedBooking>(({ actor }, booking) => (isAdmin(actor) ? booking : { ...booking, patientName: null }))
@ObjectType({ simpleResolvers: true, description: 'A turno or rental to come that goes with its professional.' })
export class ReleasedBooking {
  @Field(() => ID, { description: 'What a yes is about: the booking at its time. Moved, it is another one.' })
  id!: string;

  @Field(() => ID, { description: 'Of the turno or the rental.' })
  bookingId!: string;

  @Field(() => ReleasedBookingKind, { description: 'Which of the two.' })
  kind!: ReleasedBookingKind;

  @Field(() => LocalDate, { description: "By the clinic's clock." })
  date!: string;

  @Field({ description: 'HH:mm.' })
  startTime!: string;

  @Field({ description: 'HH:mm.' })
  endTime!: string;

  @Field({ description: 'Where.' })
  roomName!: string;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Whose turno; null for a rental.' })
  patientName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'How much goes with a professional.' })
export class ProfessionalRelatedData {
  @Field(() => Int, { description: 'Turnos to come: they are cancelled, and their patients told.' })
  appointments!: number;

  @Field(() => Int, { description: 'Entries of the waiting list for them: they end, and who waited is told.' })
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
  description: 'What deleting a professional would do. Past turnos and rentals stay.',
})
export class ProfessionalRemoval {
  @Field(() => ProfessionalRelatedData, { description: 'In numbers.' })
  relatedData!: ProfessionalRelatedData;

  @Field(() => [ReleasedBooking], { description: 'The turnos and rentals by name, earliest first.' })
  bookings!: ReleasedBooking[];
}

@ObjectType({ simpleResolvers: true, description: 'What went with a professional who was deleted.' })
export class DeletedProfessional {
  @Field(() => ProfessionalRelatedData, { description: 'In numbers.' })
  relatedDataDeleted!: ProfessionalRelatedData;

  @Field({ description: 'The same in Spanish, to be read.' })
  summary!: string;
}
