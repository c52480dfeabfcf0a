import type { Feature } from '../../platform/feature';
import { SpecialtyEntity } from './specialty.entity';
import { SpecialtyResolver } from './specialty.resolver';
import { specialtyRoutes } from './specialty.rest';

export const specialties: Feature = {
  name: 'specialties',
  entities: [SpecialtyEntity],
  resolvers: [SpecialtyResolver],
  routes: specialtyRoutes,
};
