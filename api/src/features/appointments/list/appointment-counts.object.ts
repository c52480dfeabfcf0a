import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How many appointments there are.' })
export class AppointmentCounts {
  @Field(() => Int, { description: 'Of whatever status, absences too.' })
  total!: number;

  @Field(() => Int, { description: 'Pending or confirmed.' })
  scheduled!: number;

  /** For the field `completed`. */
  readCompleted!: () => Promise<number>;

  @Field(() => Int, { description: 'Called off, whoever did it.' })
  cancelled!: number;
}
