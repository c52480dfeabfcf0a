import type { Feature } from '../../platform/feature';
import { ClinicConventionsResolver } from './conventions/clinic-conventions.resolver';
import { ClinicIdentityResolver } from './identity/clinic-identity.resolver';
import { ClinicSecurityResolver } from './security/clinic-security.resolver';
import { Settings } from './settings.entity';
import { SettingsResolver } from './settings.resolver';
import { settingsExamples, settingsRoutes } from './settings.rest';
import { ClinicWidgetResolver } from './widget/clinic-widget.resolver';

export const settings: Feature = {
  name: 'settings',
  scope: 'settings',
  entities: [Settings],
  resolvers: [
    ClinicConventionsResolver,
    ClinicIdentityResolver,
    ClinicSecurityResolver,
    ClinicWidgetResolver,
    SettingsResolver,
  ],
  routes: settingsRoutes,
  examples: [settingsExamples],
};
