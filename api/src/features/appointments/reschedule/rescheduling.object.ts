import { Field, Int, ObjectType } from 'type-graphql';

import { MOST_PATIENT_MOVES } from '../../../domain/patient-moves';
import { Money } from '../../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'How its patient may move an appointment to another time.' })
export class AppointmentRescheduling {
  @Field({ description: 'Whether its patient, and the bearer of its cancel link, may move it now.' })
  isPossible!: boolean;

  @Field(() => Int, { description: `Moves left of ${MOST_PATIENT_MOVES}. Moves by staff do not count.` })
  movesLeft!: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Present price of its type, which a moved appointment has; null without a type, or to ask for.',
  })
  price!: string | null;
}
