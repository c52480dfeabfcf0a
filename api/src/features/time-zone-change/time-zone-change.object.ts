import { Field, Int, ObjectType } from 'type-graphql';

import { isAdmin } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { LocalDate } from '../../platform/graphql/scalars';

@Judged<ShiftedBooking>(({ actor }, booking) => (isAdmin(actor) ? booking : { ...booking, patientName: null }))
@ObjectType({
  simpleResolvers: true,
  description: 'A turno or rental with another time of day in the new zone. Its instant stays.',
})
export class ShiftedBooking {
  @PersonalData()
  @Field(() => String, { nullable: true, description: 'The patient; null for a rental.' })
  patientName!: string | null;

  @Field({ description: 'The professional who sees the patient, or rents.' })
  professionalName!: string;

  @Field({ description: 'The room.' })
  roomName!: string;

  @Field(() => LocalDate, { description: "By the clinic's clock of today." })
  date!: string;

  @Field({ description: "HH:mm by the clinic's clock of today." })
  startTime!: string;

  @Field(() => LocalDate, { description: 'By the clock of the other zone.' })
  newDate!: string;

  @Field({ description: 'HH:mm by the clock of the other zone.' })
  newStartTime!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    "Effect of another time zone on bookings: instants stay, so the clinic's clock shows other times for them. " +
    "Weekly hours and rooms' hours keep their times of day, so bookings may fall outside them. Nothing else changes.",
})
export class TimeZoneChange {
  @Field({ description: 'IANA name of the zone that was asked about.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Turnos that hold their time and have not begun.' })
  appointmentCount!: number;

  @Field(() => Int, { description: 'Rentals that hold their time and have not begun.' })
  rentalCount!: number;

  @Field(() => [ShiftedBooking], {
    description: 'The next ones, earliest first: three turnos and three rentals at most.',
  })
  examples!: ShiftedBooking[];
}
