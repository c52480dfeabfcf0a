import type { Feature } from '../../platform/feature';
import { AvailabilityEntryEntity } from './availability-entry.entity';
import { AvailabilityResolver } from './availability.resolver';
import { availabilityExamples, availabilityRoutes } from './availability.rest';
import { BookingRulesEntity } from './booking-rules/booking-rules.entity';
import { BookingRulesResolver } from './booking-rules/booking-rules.resolver';
import { NewProfessionalsResolver } from './new-professionals/new-professionals.resolver';
import { AvailabilityOverviewResolver } from './overview/availability-overview.resolver';
import { ProfessionalWeek } from './professional-week.entity';
import { UnavailableDateEntity } from './unavailable-date.entity';
import { UnavailableDateResolver } from './unavailable-date.resolver';

export const availability: Feature = {
  name: 'availability',
  scope: 'professionals',
  entities: [AvailabilityEntryEntity, BookingRulesEntity, ProfessionalWeek, UnavailableDateEntity],
  resolvers: [
    AvailabilityResolver,
    BookingRulesResolver,
    UnavailableDateResolver,
    AvailabilityOverviewResolver,
    NewProfessionalsResolver,
  ],
  routes: availabilityRoutes,
  examples: [availabilityExamples],
};
