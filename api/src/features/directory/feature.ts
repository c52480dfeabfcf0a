import type { Feature } from '../../platform/feature';
import { ROBOTS, SITEMAP } from './crawler-files';
import { PROFESSIONAL_PAGE } from './professional-page';
import { SPECIALTY_PAGE } from './specialty-page';
import { WidgetSettings } from './widget/clinic-widget.entity';
import { ClinicWidgetResolver } from './widget/clinic-widget.resolver';
import { WIDGET_PAGE } from './widget/widget-page';

export const directory: Feature = {
  name: 'directory',
  entities: [WidgetSettings],
  resolvers: [ClinicWidgetResolver],
  pages: [PROFESSIONAL_PAGE, SPECIALTY_PAGE],
  texts: [ROBOTS, SITEMAP, WIDGET_PAGE],
};
