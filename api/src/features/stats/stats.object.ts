import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Counts for administrators.' })
export class Stats {
  @Field(() => Int, { description: 'Accounts of every role.' })
  users!: number;

  @Field(() => Int, { description: 'Professional profiles, including hidden ones.' })
  professionals!: number;

  @Field(() => Int, { description: 'Accounts of patients.' })
  patients!: number;

  @Field(() => Int, { description: 'Rooms, including inactive ones.' })
  rooms!: number;

  @Field(() => Int, { description: 'Appointments of every status, including past ones.' })
  appointments!: number;

  @Field(() => Int, { description: 'Unanswered requests of patients.' })
  pendingRequests!: number;
}
