import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How much there is of what the administrators run.' })
export class Stats {
  @Field(() => Int, { description: 'Accounts of every role.' })
  users!: number;

  @Field(() => Int, { description: 'Professional profiles, hidden ones too.' })
  professionals!: number;

  @Field(() => Int, { description: 'Accounts of patients.' })
  patients!: number;

  @Field(() => Int, { description: 'Inactive ones too.' })
  rooms!: number;

  @Field(() => Int, { description: 'Of every status, past ones too.' })
  appointments!: number;

  @Field(() => Int, { description: 'Requests of patients that nobody has answered yet.' })
  pendingRequests!: number;
}
