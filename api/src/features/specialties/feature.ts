import type { Feature } from '../../platform/feature';
import { SpecialtiesFromListResolver } from './from-list/specialties-from-list.resolver';
import { SpecialtySlug } from './specialty-slug.entity';
import { Specialty } from './specialty.entity';
import { SpecialtyResolver } from './specialty.resolver';
import { specialtyExamples, specialtyRoutes } from './specialty.rest';

export const specialties: Feature = {
  name: 'specialties',
  scope: 'specialties',
  entities: [Specialty, SpecialtySlug],
  resolvers: [SpecialtyResolver, SpecialtiesFromListResolver],
  routes: specialtyRoutes,
  examples: [specialtyExamples],
};
