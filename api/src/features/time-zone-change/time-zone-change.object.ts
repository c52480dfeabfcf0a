import { Field, Int, ObjectType } from 'type-graphql';

import { adminMay } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { LocalDate } from '../../platform/graphql/scalars';

@Judged<ShiftedBooking>(({ actor }, booking) =>
  adminMay(actor, 'appointments') ? booking : { ...booking, patientName: null },
)
@ObjectType({
  simpleResolvers: true,
  description: 'An appointment or rental with another time of day in the new zone. Its instant stays.',
})
export class ShiftedBooking {
  @PersonalData()
  @Field(() => String, { nullable: true, description: 'The patient; null for a rental.' })
  patientName!: string | null;

  @Field({ description: 'The professional who sees the patient, or rents.' })
  professionalName!: string;

  @Field({ description: 'The room.' })
  roomName!: string;

  @Field(() => LocalDate, { description: 'In the current time zone.' })
  date!: string;

  @Field({ description: 'HH:mm in the current time zone.' })
  startTime!: string;

  @Field(() => LocalDate, { description: 'In the new time zone.' })
  newDate!: string;

  @Field({ description: 'HH:mm in the new time zone.' })
  newStartTime!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Effect of another time zone on bookings. Instants stay, so their local times change. Weekly hours and ' +
    "rooms' hours keep their local times, so bookings may fall outside them. Nothing else changes.",
})
export class TimeZoneChange {
  @Field({ description: 'IANA name of the new zone.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Live appointments that have not begun.' })
  appointmentCount!: number;

  @Field(() => Int, { description: 'Live rentals that have not begun.' })
  rentalCount!: number;

  @Field(() => [ShiftedBooking], {
    description: 'The next ones, earliest first: at most three appointments and three rentals.',
  })
  examples!: ShiftedBooking[];
}
