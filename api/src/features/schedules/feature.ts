import type { Feature } from '../../platform/feature';
import { ScheduleResolver } from './schedule.resolver';
import { scheduleRoutes } from './schedule.rest';
import { UnavailableDateEntity } from './unavailable-date.entity';
import { UnavailableDateResolver } from './unavailable-date.resolver';
import { WeeklyHours } from './weekly-hours.entity';

export const schedules: Feature = {
  name: 'schedules',
  entities: [UnavailableDateEntity, WeeklyHours],
  resolvers: [ScheduleResolver, UnavailableDateResolver],
  routes: scheduleRoutes,
};
