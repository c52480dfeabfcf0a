import type { Feature } from '../../platform/feature';
import { GiveBackResolver } from './give-back/give-back.resolver';
import { GiveBackSettings } from './give-back/give-back-policy.entity';
import { GiveBackPolicyResolver } from './give-back/give-back-policy.resolver';
import { RENTALS_GIVEN_BACK } from './give-back/given-back-mail';
import { RentalsOfMonthResolver } from './month/rentals-of-month.resolver';
import { RoomMonthResolver } from './month/room-month.resolver';
import { RoomsOverviewResolver } from './overview/rooms-overview.resolver';
import { DiscountRule } from './price/discount-rule.entity';
import { DiscountRuleResolver } from './price/discount-rule.resolver';
import { HourlyCostSettings } from './price/hourly-cost.entity';
import { RentalPriceResolver } from './price/rental-price.resolver';
import { RentalQuoteResolver } from './quote/rental-quote.resolver';
import { CancelRentalResolver } from './rent/cancel-rental.resolver';
import { RentResolver } from './rent/rent.resolver';
import { RENTAL_CANCELLED } from './rent/rental-cancelled-mail';
import { rentalExamples, rentalRoutes } from './rental.rest';
import { RoomBookingEntity } from './room-booking.entity';
import { ReturnedHoursResolver } from './returned/returned-hours.resolver';
import { RentalSeriesEntity } from './series/rental-series.entity';
import { RentalSeriesResolver } from './series/rental-series.resolver';
import { MonthlySummaryResolver } from './summary/monthly-summary.resolver';

export const rentals: Feature = {
  name: 'rentals',
  scope: 'rentals',
  entities: [DiscountRule, GiveBackSettings, HourlyCostSettings, RentalSeriesEntity, RoomBookingEntity],
  resolvers: [
    CancelRentalResolver,
    DiscountRuleResolver,
    GiveBackPolicyResolver,
    GiveBackResolver,
    MonthlySummaryResolver,
    RentalPriceResolver,
    RentalQuoteResolver,
    RentalSeriesResolver,
    RentalsOfMonthResolver,
    RentResolver,
    ReturnedHoursResolver,
    RoomMonthResolver,
    RoomsOverviewResolver,
  ],
  routes: rentalRoutes,
  examples: [rentalExamples],
  mails: [RENTAL_CANCELLED, RENTALS_GIVEN_BACK],
};
