import { Field, ObjectType } from 'type-graphql';

/** A patient has no row of their own: accounts and earlier appointments say who there is. */
@ObjectType({
  simpleResolvers: true,
  description: 'A patient as the clinic knows them, from an account or from earlier appointments.',
})
export class Patient {
  @Field({ description: 'Of the account, else as the latest appointment says.' })
  name!: string;

  @Field({ description: 'With the name it tells one person from another: a family may share one.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Free text of at most 40 characters; null when none is known.' })
  phone!: string | null;
}
