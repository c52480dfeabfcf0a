import { Field, ObjectType } from 'type-graphql';

import { User } from '../../users/user.entity';

@ObjectType({ simpleResolvers: true, description: 'A session just opened.' })
export class Session {
  @Field({
    description:
      'Bearer token, told only here. It ends 30 days after a patient last used it, 30 days after it was opened for staff, ' +
      'or when the session is ended.',
  })
  token!: string;

  @Field(() => User, { description: 'Whose session it is.' })
  user!: User;
}
