import { Field, ObjectType } from 'type-graphql';

import { User } from '../../users/user.entity';

@ObjectType({ simpleResolvers: true, description: 'A new session.' })
export class Session {
  @Field({
    description:
      "Bearer token, which can't be read again. Ends 30 days after a patient last used it, 30 days after a staff " +
      'member signed in, or when the session is ended.',
  })
  token!: string;

  @Field(() => User, { description: 'The signed-in user.' })
  user!: User;
}
