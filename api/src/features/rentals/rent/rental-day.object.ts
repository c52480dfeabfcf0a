import { Field, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';
import { RoomBooking } from '../room-booking.object';

@ObjectType({ simpleResolvers: true, description: 'Why a day could not be rented.' })
export class RentalFailure {
  @Field({ description: 'Error code, e.g. CONFLICT; UNAVAILABLE may succeed later.' })
  code!: string;

  @Field({ description: 'Spanish, for people.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of one day of many.' })
export class RentalDay {
  @Field(() => LocalDate, { description: 'As requested.' })
  date!: string;

  @Field(() => [RoomBooking], { description: 'The rentals made; none when the day failed.' })
  bookings!: RoomBooking[];

  @Field(() => RentalFailure, { nullable: true, description: 'null if rented.' })
  error!: RentalFailure | null;
}
