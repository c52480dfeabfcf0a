import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'An address that was just confirmed.' })
export class EmailConfirmation {
  @Field({ description: 'Always true: an invalid token is an error.' })
  success!: boolean;

  @Field({ description: 'The confirmed address.' })
  email!: string;

  @Field({
    description:
      'Whether appointments booked earlier with the address still have to be added. To add them, send the ' +
      'token again in a session of its account, within 48 hours. False when they were added, and for staff.',
  })
  needsSignIn!: boolean;
}
