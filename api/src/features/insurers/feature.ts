import type { Feature } from '../../platform/feature';
import { AcceptsInsurersResolver } from './accepts-insurers.resolver';
import { InsurerPlan } from './insurer-plan.entity';
import { Insurer } from './insurer.entity';
import { InsurerResolver } from './insurer.resolver';
import { insurerExamples, insurerRoutes } from './insurer.rest';

export const insurers: Feature = {
  name: 'insurers',
  scope: 'specialties',
  entities: [Insurer, InsurerPlan],
  resolvers: [AcceptsInsurersResolver, InsurerResolver],
  routes: insurerRoutes,
  examples: [insurerExamples],
};
