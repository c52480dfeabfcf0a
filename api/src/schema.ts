import 'reflect-metadata';

import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchemaSync } from 'type-graphql';

import { AccountResolver } from './features/accounts/account.resolver';
import { AppointmentResolver } from './features/appointments/appointment.resolver';
import { CreateAppointmentResolver } from './features/appointments/book/create-appointment.resolver';
import { AppointmentStatusResolver } from './features/appointments/change/appointment-status.resolver';
import { MoveAppointmentResolver } from './features/appointments/change/move-appointment.resolver';
import { AppointmentPageResolver } from './features/appointments/list/appointment-page.resolver';
import { LandingResolver } from './features/landing/landing.resolver';
import { ProfessionalResolver } from './features/professionals/professional.resolver';
import { SessionProfileResolver, UserProfileResolver } from './features/professionals/profile.resolver';
import { RateResolver } from './features/professionals/rate/rate.resolver';
import { RentalQuoteResolver } from './features/rentals/quote/rental-quote.resolver';
import { RentalResolver } from './features/rentals/rental.resolver';
import { RoomRentalResolver } from './features/rentals/room-rental.resolver';
import { RoomHoursResolver } from './features/room-hours/room-hours.resolver';
import { RoomResolver } from './features/rooms/room.resolver';
import { ScheduleResolver } from './features/schedules/schedule.resolver';
import { UnavailableDateResolver } from './features/schedules/unavailable-date.resolver';
import { SettingsResolver } from './features/settings/settings.resolver';
import { SlotsResolver } from './features/slots/slots.resolver';
import { SpecialtyResolver } from './features/specialties/specialty.resolver';
import { UnavailableBookingsResolver } from './features/unavailable-bookings/unavailable-bookings.resolver';
import { ProfileResolver } from './features/users/profile.resolver';
import { enforceAccess } from './platform/access/allow';

/** Everything the API offers. Throws when a root field does not say whom it allows. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      AccountResolver,
      AppointmentPageResolver,
      AppointmentResolver,
      AppointmentStatusResolver,
      ScheduleResolver,
      CreateAppointmentResolver,
      LandingResolver,
      MoveAppointmentResolver,
      ProfessionalResolver,
      ProfileResolver,
      RateResolver,
      RentalQuoteResolver,
      RentalResolver,
      RoomHoursResolver,
      RoomRentalResolver,
      RoomResolver,
      SessionProfileResolver,
      SettingsResolver,
      SlotsResolver,
      SpecialtyResolver,
      UnavailableBookingsResolver,
      UnavailableDateResolver,
      UserProfileResolver,
    ],
    // Absent fields are left alone; null is a value, and judged like any other.
    validate: { skipMissingProperties: false, skipUndefinedProperties: true, forbidUnknownValues: false },
  });
  return enforceAccess(schema);
}

/** The contract as text, sorted so that only real changes show. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

const CONTRACT = path.resolve(__dirname, '../../schema.graphql');

if (require.main === module) writeFileSync(CONTRACT, printContract(createSchema()));
