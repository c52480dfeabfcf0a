import type { Feature } from '../../platform/feature';
import { TimeZoneChangeResolver } from './time-zone-change.resolver';

export const timeZoneChange: Feature = {
  name: 'time-zone-change',
  scope: 'settings',
  resolvers: [TimeZoneChangeResolver],
};
