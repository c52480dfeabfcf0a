import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { MOST_PLACES } from '../../../domain/quotas';
import { IsWithin } from '../../../platform/validation/number';

@ObjectType({
  simpleResolvers: true,
  description: 'How many places of some weekly hours are kept from people who book by themselves.',
})
export class HoursQuota {
  @Field(() => Int, { description: 'Id of the AvailabilityEntry: the hours.' })
  entryId!: number;

  @Field(() => Int, { description: '0 = Sunday to 6 = Saturday.' })
  dayOfWeek!: number;

  @Field({ description: "HH:mm by the clinic's clock." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;

  @Field(() => Int, { description: 'For the desk; what staff have given in these hours counts.' })
  deskPlaces!: number;

  @Field(() => String, {
    nullable: true,
    description: 'HH:mm of the day before, from which on those that the desk has left are for everybody; null: never.',
  })
  deskReleaseTime!: string | null;

  @Field(() => Int, { description: 'For who books on the day itself.' })
  sameDayPlaces!: number;

  @Field({ description: 'HH:mm of the day, from which on these are for everybody.' })
  sameDayTime!: string;
}

const WRONG_PLACES = `Los lugares deben ser entre 0 y ${MOST_PLACES}`;

@InputType({ description: 'All reserved slots of some weekly hours.' })
export class HoursQuotaInput {
  @Field(() => Int, { description: 'Id from bookingRules; CONFLICT when these hours no longer exist.' })
  entryId!: number;

  @IsWithin({ min: 0, max: MOST_PLACES, message: WRONG_PLACES })
  @Field(() => Int, { description: `For the desk: 0 to ${MOST_PLACES}.` })
  deskPlaces!: number;

  @Field(() => String, { nullable: true, description: 'HH:mm of the day before; null: never.' })
  deskReleaseTime?: string | null;

  @IsWithin({ min: 0, max: MOST_PLACES, message: WRONG_PLACES })
  @Field(() => Int, { description: `For who books on the day itself: 0 to ${MOST_PLACES}.` })
  sameDayPlaces!: number;

  @Field(() => String, { nullable: true, description: 'HH:mm of the day; null: 00:00.' })
  sameDayTime?: string | null;
}
