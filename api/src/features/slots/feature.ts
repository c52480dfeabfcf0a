import type { Feature } from '../../platform/feature';
import { BOOKING_PAGE } from './booking-page';
import { NoSlotsResolver } from './no-slots.resolver';
import { SlotsResolver } from './slots.resolver';
import { slotExamples, slotRoutes } from './slots.rest';

export const slots: Feature = {
  name: 'slots',
  scope: 'appointments',
  resolvers: [SlotsResolver, NoSlotsResolver],
  routes: slotRoutes,
  examples: [slotExamples],
  pages: [BOOKING_PAGE],
};
