import type { Feature } from '../../platform/feature';
import { Service } from './service.entity';
import { ServiceResolver } from './service.resolver';
import { serviceExamples, serviceRoutes } from './service.rest';

export const services: Feature = {
  name: 'services',
  scope: 'specialties',
  entities: [Service],
  resolvers: [ServiceResolver],
  routes: serviceRoutes,
  examples: [serviceExamples],
};
