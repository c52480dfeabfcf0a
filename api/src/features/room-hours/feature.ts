import type { Feature } from '../../platform/feature';
import { RoomDayOverride, RoomDayOverrideHours } from './room-day-override.entity';
import { RoomHoursResolver } from './room-hours.resolver';
import { roomHoursRoutes } from './room-hours.rest';
import { RoomMonthEntity, RoomMonthHours } from './room-month.entity';

export const roomHours: Feature = {
  name: 'room-hours',
  entities: [RoomDayOverride, RoomDayOverrideHours, RoomMonthEntity, RoomMonthHours],
  resolvers: [RoomHoursResolver],
  routes: roomHoursRoutes,
};
