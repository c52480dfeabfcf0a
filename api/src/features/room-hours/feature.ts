import type { Feature } from '../../platform/feature';
import { COMING_BOOKINGS } from '../rooms/held-booking';
import { ROOM_ADDED } from '../rooms/room-added';
import { bookingsFromNow } from './held-bookings';
import { closeAddedRoom } from './holidays/close-rooms';
import { HolidayClosureEntity, HolidayYearEntity } from './holidays/holiday-year.entity';
import { HolidayDateResolver, HolidayYearResolver } from './holidays/holiday-year.resolver';
import { HolidayResolver } from './holidays/holiday.resolver';
import { RoomAvailabilityResolver } from './month/room-availability.resolver';
import { OpenRoomsResolver } from './opening/open-rooms.resolver';
import { RoomDayOverride, RoomDayOverrideHours } from './room-day-override.entity';
import { RoomHoursResolver } from './room-hours.resolver';
import { roomHoursExamples, roomHoursRoutes } from './room-hours.rest';
import { RoomMonthEntity, RoomMonthHours } from './room-month.entity';
import { RoomTemplateEntity, RoomTemplateHours } from './templates/room-template.entity';
import { RoomTemplateResolver } from './templates/room-template.resolver';
import { RoomYearResolver } from './year/room-year.resolver';

export const roomHours: Feature = {
  name: 'room-hours',
  scope: 'rooms',
  entities: [
    RoomDayOverride,
    RoomDayOverrideHours,
    RoomMonthEntity,
    RoomMonthHours,
    RoomTemplateEntity,
    RoomTemplateHours,
    HolidayYearEntity,
    HolidayClosureEntity,
  ],
  resolvers: [
    RoomHoursResolver,
    RoomAvailabilityResolver,
    RoomYearResolver,
    RoomTemplateResolver,
    OpenRoomsResolver,
    HolidayResolver,
    HolidayYearResolver,
    HolidayDateResolver,
  ],
  routes: roomHoursRoutes,
  examples: [roomHoursExamples],
  extensions: [COMING_BOOKINGS.with(bookingsFromNow), ROOM_ADDED.with(closeAddedRoom)],
};
