import type { Feature } from '../../platform/feature';
import { LANDING_PAGE } from './landing-page';
import { LandingResolver } from './landing.resolver';
import { FindCareResolver } from './search/find-care.resolver';

export const landing: Feature = {
  name: 'landing',
  scope: 'professionals',
  resolvers: [LandingResolver, FindCareResolver],
  pages: [LANDING_PAGE],
};
