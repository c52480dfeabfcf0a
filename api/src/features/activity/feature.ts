import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { expiry, REMOVED } from '../../platform/jobs/housekeeping';
import { BEFORE_THOSE_YEARS, keptYears } from '../audit/kept-years';
import { ActivityLogEntry } from './activity-log-entry.entity';

export const activity: Feature = {
  name: 'activity',
  entities: [ActivityLogEntry],
  expiries: [
    {
      batch: statement('activity.entries-expire', expiry('activity_log', 'at', BEFORE_THOSE_YEARS), REMOVED),
      settings: keptYears,
    },
  ],
};
