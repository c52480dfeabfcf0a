import type { Feature } from '../../platform/feature';
import { Service } from './service.entity';
import { Settings } from './settings.entity';
import { SettingsResolver } from './settings.resolver';

export const settings: Feature = {
  name: 'settings',
  entities: [Service, Settings],
  resolvers: [SettingsResolver],
};
