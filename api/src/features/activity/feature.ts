import type { Feature } from '../../platform/feature';
import { ActivityLogEntry } from './activity-log-entry.entity';

export const activity: Feature = {
  name: 'activity',
  entities: [ActivityLogEntry],
};
