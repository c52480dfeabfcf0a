import { Field, ObjectType } from 'type-graphql';

import { connectionType } from '../../../platform/graphql/connection';
import { NEAR } from '../../../platform/graphql/near';
import { User } from '../user.entity';
import type { UserFilter } from './user-list.inputs';

@ObjectType({ simpleResolvers: true, description: 'A Relay connection of accounts.' })
export class UserConnection extends connectionType(User, 'User') {
  @Field({ description: NEAR })
  isNear!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of accounts.' })
export class UserPage {
  @Field(() => [User], { description: 'In the requested order; empty past the last page.' })
  items!: User[];

  filter!: UserFilter;

  @Field({ description: NEAR })
  isNear!: boolean;
}
