import type { Feature } from '../../platform/feature';
import { ProfessionalRemovalResolver } from './professional-removal.resolver';
import { professionalRemovalExamples, professionalRemovalRoutes } from './professional-removal.rest';

export const professionalRemoval: Feature = {
  name: 'professional-removal',
  resolvers: [ProfessionalRemovalResolver],
  routes: professionalRemovalRoutes,
  examples: [professionalRemovalExamples],
};
