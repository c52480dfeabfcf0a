import { Field, ObjectType } from 'type-graphql';

import { Professional } from '../../professionals/professional.object';
import { Specialty } from '../../specialties/specialty.entity';

@ObjectType({ simpleResolvers: true, description: "What a visitor's words mean, best first." })
export class FoundCare {
  @Field(() => [Specialty], { description: 'Active specialties, at most 6.' })
  specialties!: Specialty[];

  @Field(() => [Professional], { description: 'Professionals the public can book, at most 6.' })
  professionals!: Professional[];

  @Field({ description: 'Nothing has all of the words: these have them by a typing error, or some of them.' })
  isNear!: boolean;
}
