import type { Feature } from '../../platform/feature';
import { TodayResolver } from './today.resolver';

export const today: Feature = {
  name: 'today',
  scope: 'appointments',
  resolvers: [TodayResolver],
};
