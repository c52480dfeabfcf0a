import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How many appointments there are.' })
export class AppointmentCounts {
  @Field(() => Int, { description: 'All statuses, absences included.' })
  total!: number;

  @Field(() => Int, { description: 'Pending or confirmed.' })
  scheduled!: number;

  readCompleted!: () => Promise<number>;

  @Field(() => Int, { description: 'Cancelled by the clinic or by patients.' })
  cancelled!: number;
}
