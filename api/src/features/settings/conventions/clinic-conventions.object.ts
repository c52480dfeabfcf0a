import { Field, Int, ObjectType } from 'type-graphql';

import { ConventionFields } from './convention-fields.object';

@ObjectType({
  simpleResolvers: true,
  description: 'Conventions for dates, times and amounts of the clinic, as administrators edit them.',
})
export class ClinicConventions extends ConventionFields {
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
