import type { Feature } from '../../platform/feature';
import { LANDING_PAGE } from './landing-page';
import { LandingResolver } from './landing.resolver';

export const landing: Feature = {
  name: 'landing',
  resolvers: [LandingResolver],
  pages: [LANDING_PAGE],
};
