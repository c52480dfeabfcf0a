import type { Feature } from '../../platform/feature';
import { CalendarFeed } from './calendar-feed.entity';
import { CalendarFeedResolver } from './calendar-feed.resolver';
import { calendarFeedExamples, calendarFeedRoutes } from './calendar-feed.rest';

export const calendarFeeds: Feature = {
  name: 'calendar-feeds',
  entities: [CalendarFeed],
  resolvers: [CalendarFeedResolver],
  routes: calendarFeedRoutes,
  examples: [calendarFeedExamples],
};
