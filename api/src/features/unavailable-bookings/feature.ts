import type { Feature } from '../../platform/feature';
import { UnavailableBookingsResolver } from './unavailable-bookings.resolver';

export const unavailableBookings: Feature = {
  name: 'unavailable-bookings',
  resolvers: [UnavailableBookingsResolver],
};
