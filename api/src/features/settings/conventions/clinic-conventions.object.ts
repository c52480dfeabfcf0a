import { Field, Int, ObjectType } from 'type-graphql';

import { ConventionFields } from './convention-fields.object';

@ObjectType({
  simpleResolvers: true,
  description:
    'The conventions of every date, time and amount of the clinic, as the form of its administrators has them.',
})
export class ClinicConventions extends ConventionFields {
  @Field(() => Int, { description: 'Goes up with every change; a change may say which one it was made on.' })
  version!: number;
}
