import type { Feature } from '../../platform/feature';
import { SlotsResolver } from './slots.resolver';
import { slotRoutes } from './slots.rest';

export const slots: Feature = {
  name: 'slots',
  resolvers: [SlotsResolver],
  routes: slotRoutes,
};
