import type { Feature } from '../../platform/feature';
import { UserListResolver } from './list/user-list.resolver';
import { PermissionSet } from './permission-sets/permission-set.entity';
import { Picture } from './pictures/picture.entity';
import { pictureExamples, pictureRoutes } from './pictures/picture.rest';
import { ProfileResolver } from './profile.resolver';
import { User } from './user.entity';
import { UserResolver } from './user.resolver';

export const users: Feature = {
  name: 'users',
  entities: [PermissionSet, Picture, User],
  resolvers: [ProfileResolver, UserListResolver, UserResolver],
  routes: pictureRoutes,
  examples: [pictureExamples],
};
