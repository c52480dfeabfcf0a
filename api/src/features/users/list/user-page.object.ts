import { Field, ObjectType } from 'type-graphql';

import { NEAR } from '../../../platform/graphql/near';
import { User } from '../user.entity';
import type { UserFilter } from './user-list.inputs';

@ObjectType({ simpleResolvers: true, description: 'A page of accounts.' })
export class UserPage {
  @Field(() => [User], { description: 'In the order that was asked for; none past the last page.' })
  items!: User[];

  filter!: UserFilter;

  @Field({ description: NEAR })
  isNear!: boolean;
}
