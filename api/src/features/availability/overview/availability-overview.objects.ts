import { Field, Int, ObjectType } from 'type-graphql';

import { NEAR } from '../../../platform/graphql/near';
import { Professional } from '../../professionals/professional.object';
import { AvailabilityEntry } from '../availability.objects';
import { UnavailableDate } from '../unavailable-date.objects';

@ObjectType({
  simpleResolvers: true,
  description: 'When one professional attends, and on which dates of a month they do not.',
})
export class ProfessionalAvailability {
  @Field(() => Professional, { description: 'Profile with these hours.' })
  professional!: Professional;

  @Field(() => [AvailabilityEntry], { description: 'The weekly availability, Monday first; empty: not configured.' })
  week!: AvailabilityEntry[];

  @Field(() => Int, { description: 'All of the week.' })
  weeklyMinutes!: number;

  @Field(() => [UnavailableDate], { description: 'Those of the month, earliest first, parts of a day too.' })
  unavailableDates!: UnavailableDate[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of professionals whom the public sees, in display order.' })
export class AvailabilityOverview {
  @Field(() => [ProfessionalAvailability], { description: 'At most as many as `size` asked for.' })
  items!: ProfessionalAvailability[];

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total!: number;

  @Field({ description: NEAR })
  isNear!: boolean;
}
