import { Field, ObjectType } from 'type-graphql';

import { Insurer } from '../../insurers/insurer.entity';
import { Professional } from '../../professionals/professional.object';
import { Specialty } from '../../specialties/specialty.entity';

@ObjectType({ simpleResolvers: true, description: 'Search results of findCare, best first.' })
export class FoundCare {
  @Field(() => [Specialty], {
    description: 'Active specialties, at most 6. For the name of an insurer alone: those that take it.',
  })
  specialties!: Specialty[];

  @Field(() => [Professional], {
    description: 'Professionals the public can book, at most 6. For the name of an insurer alone: those that take it.',
  })
  professionals!: Professional[];

  @Field(() => [Insurer], {
    description: 'Insurers that the words name, accepted ones first, at most 3.',
  })
  insurers!: Insurer[];

  @Field(() => [Insurer], {
    description:
      'Insurers that the clinic accepts, if it accepts none of `insurers` or the words ask for all or for a kind. ' +
      'Without private_pay.',
  })
  otherInsurers!: Insurer[];

  @Field({ description: 'True if no result has all the words: these have them with a typing error, or some of them.' })
  isNear!: boolean;
}
