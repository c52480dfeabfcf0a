import type { Feature } from '../../platform/feature';
import { ProfessionalAccountsResolver } from './professional-accounts.resolver';
import { professionalAccountRoutes } from './professional-accounts.rest';

export const professionalAccounts: Feature = {
  name: 'professional-accounts',
  resolvers: [ProfessionalAccountsResolver],
  routes: professionalAccountRoutes,
};
