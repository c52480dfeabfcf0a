import type { Feature } from '../../platform/feature';
import { ProfessionalAccountsResolver } from './professional-accounts.resolver';
import { professionalAccountExamples, professionalAccountRoutes } from './professional-accounts.rest';

export const professionalAccounts: Feature = {
  name: 'professional-accounts',
  resolvers: [ProfessionalAccountsResolver],
  routes: professionalAccountRoutes,
  examples: [professionalAccountExamples],
};
