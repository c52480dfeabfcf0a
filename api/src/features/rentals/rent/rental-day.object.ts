import { Field, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';
import { RoomBooking } from '../room-booking.object';

@ObjectType({ simpleResolvers: true, description: 'Why a day could not be rented.' })
export class RentalFailure {
  @Field({ description: 'As in the errors of any operation, e.g. CONFLICT; UNAVAILABLE may succeed a moment later.' })
  code!: string;

  @Field({ description: 'Spanish, to be shown.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of one day of many.' })
export class RentalDay {
  @Field(() => LocalDate, { description: 'As asked for.' })
  date!: string;

  @Field(() => [RoomBooking], { description: 'The rentals made; none when the day failed.' })
  bookings!: RoomBooking[];

  @Field(() => RentalFailure, { nullable: true, description: 'Null when it was rented.' })
  error!: RentalFailure | null;
}
