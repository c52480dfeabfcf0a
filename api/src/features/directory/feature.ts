import type { Feature } from '../../platform/feature';
import { ROBOTS, SITEMAP } from './crawler-files';
import { PROFESSIONAL_PAGE } from './professional-page';
import { SPECIALTY_PAGE } from './specialty-page';
import { WIDGET_PAGE } from './widget/widget-page';

export const directory: Feature = {
  name: 'directory',
  pages: [PROFESSIONAL_PAGE, SPECIALTY_PAGE],
  texts: [ROBOTS, SITEMAP, WIDGET_PAGE],
};
