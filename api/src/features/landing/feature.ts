import type { Feature } from '../../platform/feature';
import { LandingResolver } from './landing.resolver';

export const landing: Feature = {
  name: 'landing',
  resolvers: [LandingResolver],
};
