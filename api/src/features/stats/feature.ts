import type { Feature } from '../../platform/feature';
import { StatsResolver } from './stats.resolver';
import { statsRoutes } from './stats.rest';

export const stats: Feature = {
  name: 'stats',
  scope: 'reports',
  resolvers: [StatsResolver],
  routes: statsRoutes,
};
