import { accountRoutes } from './features/accounts/account.rest';
import { appointmentRoutes } from './features/appointments/appointment.rest';
import { slotRoutes } from './features/appointments/slots.rest';
import { availabilityRoutes } from './features/availability/availability.rest';
import { professionalRoutes } from './features/professionals/professional.rest';
import { rentalRoutes } from './features/rentals/rental.rest';
import { roomHoursRoutes } from './features/room-availability/room-hours.rest';
import { roomRoutes } from './features/rooms/room.rest';
import { specialtyRoutes } from './features/specialties/specialty.rest';
import type { TableRow } from './platform/rest/table';

/** Everything that REST offers, as schema.ts lists everything of GraphQL. */
export const restRoutes: readonly TableRow[] = [
  ...accountRoutes,
  ...appointmentRoutes,
  ...availabilityRoutes,
  ...professionalRoutes,
  ...rentalRoutes,
  ...roomHoursRoutes,
  ...roomRoutes,
  ...slotRoutes,
  ...specialtyRoutes,
];
