import { Field, InputType, Int } from 'type-graphql';

import { Constraint } from '../../../platform/graphql/constraint';
import { LocalDate } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';

export const ROOMS = { minItems: 1, maxItems: 20 };
export const DATES = { minItems: 1, maxItems: 62 };
export const INTERVALS = { minItems: 1, maxItems: 24 };

const TENANT = {
  nullable: true,
  description: 'The professional who rents. Default: the viewer. Required for administrators without a profile.',
};
const NOTES = { nullable: true, description: 'At most 2,000 characters.' };

@InputType({ description: 'Hours of one day to rent: one rental.' })
export class RentalIntervalInput {
  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm after the start, up to 24:00.' })
  endTime!: string;
}

@InputType({ description: 'Rentals of one day.' })
export class RentRoomsInput {
  @Field(() => LocalDate, { description: 'Today or later.' })
  date!: string;

  @Constraint(ROOMS)
  @Field(() => [Int], { description: '1 to 20 active rooms; each is rented for each of the intervals.' })
  roomIds!: number[];

  @Constraint(INTERVALS)
  @Field(() => [RentalIntervalInput], {
    description: '1 to 24. Each lies inside one free interval of the room; none overlap.',
  })
  intervals!: RentalIntervalInput[];

  @IsText({ max: 2000, multiline: true })
  @Field(() => String, NOTES)
  notes?: string | null;

  @Field(() => Int, TENANT)
  professionalId?: number | null;
}

@InputType({ description: 'The same rentals on several days.' })
export class RentRoomsInBulkInput {
  @Constraint(DATES)
  @Field(() => [LocalDate], { description: '1 to 62; duplicates count once.' })
  dates!: string[];

  @Field(() => Int, { description: 'An active room.' })
  roomId!: number;

  @Constraint(INTERVALS)
  @Field(() => [RentalIntervalInput], { description: '1 to 24, the same for every day.' })
  intervals!: RentalIntervalInput[];

  @IsText({ max: 2000, multiline: true })
  @Field(() => String, NOTES)
  notes?: string | null;

  @Field(() => Int, TENANT)
  professionalId?: number | null;
}
