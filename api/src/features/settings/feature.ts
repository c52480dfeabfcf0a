import type { Feature } from '../../platform/feature';
import { ClinicConventionsResolver } from './conventions/clinic-conventions.resolver';
import { ClinicIdentityResolver } from './identity/clinic-identity.resolver';
import { Settings } from './settings.entity';
import { SettingsResolver } from './settings.resolver';
import { settingsExamples, settingsRoutes } from './settings.rest';

export const settings: Feature = {
  name: 'settings',
  scope: 'settings',
  entities: [Settings],
  resolvers: [ClinicConventionsResolver, ClinicIdentityResolver, SettingsResolver],
  routes: settingsRoutes,
  examples: [settingsExamples],
};
