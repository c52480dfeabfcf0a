import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'An address that was just confirmed.' })
export class EmailConfirmation {
  @Field({ description: 'Always true: a token that is no good is an error.' })
  success!: boolean;

  @Field({ description: 'The address, which whoever has the token reads.' })
  email!: string;

  @Field({
    description:
      'Whether appointments booked with the address before are still to be brought: by the same call once more, with a ' +
      "session of the address's account, within the token's 48 hours. False when they came along, and for staff.",
  })
  needsSignIn!: boolean;
}
