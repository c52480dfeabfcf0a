import type { Feature } from '../../platform/feature';
import { Picture } from './pictures/picture.entity';
import { pictureRoutes } from './pictures/picture.rest';
import { ProfileResolver } from './profile.resolver';
import { User } from './user.entity';

export const users: Feature = {
  name: 'users',
  entities: [Picture, User],
  resolvers: [ProfileResolver],
  routes: pictureRoutes,
};
