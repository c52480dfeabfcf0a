import { Field, ID, Int, ObjectType } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'Whether the data of a patient were erased, without the data.' })
export class PatientErasure {
  @Field(() => ID, { description: 'Id of the patient.' })
  id!: string;

  @Field(() => DateTime, { nullable: true, description: "With the clinic's offset; null: they were not." })
  erasedAt!: string | null;

  @Field(() => Int, { description: '`version` of the patient.' })
  version!: number;
}
