import { accountRoutes } from './features/accounts/account.rest';
import { appointmentRoutes } from './features/appointments/appointment.rest';
import { professionalRoutes } from './features/professionals/professional.rest';
import { rentalRoutes } from './features/rentals/rental.rest';
import { roomHoursRoutes } from './features/room-hours/room-hours.rest';
import { roomRoutes } from './features/rooms/room.rest';
import { scheduleRoutes } from './features/schedules/schedule.rest';
import { slotRoutes } from './features/slots/slots.rest';
import { specialtyRoutes } from './features/specialties/specialty.rest';
import { pictureRoutes } from './features/users/pictures/picture.rest';
import type { TableRow } from './platform/rest/table';

/** Everything that REST offers, as schema.ts lists everything of GraphQL. */
export const restRoutes: readonly TableRow[] = [
  ...accountRoutes,
  ...appointmentRoutes,
  ...scheduleRoutes,
  ...pictureRoutes,
  ...professionalRoutes,
  ...rentalRoutes,
  ...roomHoursRoutes,
  ...roomRoutes,
  ...slotRoutes,
  ...specialtyRoutes,
];
