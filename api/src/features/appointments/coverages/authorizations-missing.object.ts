import { Field, Int, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';
import { Appointment } from '../appointment.object';

@ObjectType({
  simpleResolvers: true,
  description: 'Pending and confirmed appointments of a day that need an authorization and have none.',
})
export class AuthorizationsMissing {
  @Field(() => LocalDate, { nullable: true, description: 'The day; null: no appointment ahead.' })
  date!: string | null;

  @Field(() => Int, { description: 'How many there are.' })
  total!: number;

  @Field(() => [Appointment], { description: 'The first of them, by start.' })
  appointments!: Appointment[];
}
