import { COUNTED, living } from '../../platform/backup/lives-again';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { gone, REMOVED } from '../../platform/jobs/housekeeping';
import { CalendarFeed } from './calendar-feed.entity';
import { CalendarFeedResolver } from './calendar-feed.resolver';
import { calendarFeedExamples, calendarFeedRoutes } from './calendar-feed.rest';

export const calendarFeeds: Feature = {
  name: 'calendar-feeds',
  entities: [CalendarFeed],
  resolvers: [CalendarFeedResolver],
  revokeOnRestore: [
    {
      called: ['enlace de calendario', 'enlaces de calendario'],
      count: statement('calendar-feeds.restored-links', living('calendar_feeds', 'created_at <= $1'), COUNTED),
      revoke: statement('calendar-feeds.revoked-links', gone('calendar_feeds'), REMOVED),
    },
  ],
  routes: calendarFeedRoutes,
  examples: [calendarFeedExamples],
};
