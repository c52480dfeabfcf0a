import type { Feature } from '../../platform/feature';
import { DiscountRule } from './quote/discount-rule.entity';
import { RentalQuoteResolver } from './quote/rental-quote.resolver';
import { RentalResolver } from './rental.resolver';
import { rentalRoutes } from './rental.rest';
import { RENTAL, RoomBookingEntity } from './room-booking.entity';
import { RoomRentalResolver } from './room-rental.resolver';

export const rentals: Feature = {
  name: 'rentals',
  entities: [DiscountRule, RoomBookingEntity],
  resolvers: [RentalQuoteResolver, RentalResolver, RoomRentalResolver],
  routes: rentalRoutes,
  nouns: [RENTAL],
};
