import { Navigate, type RouteObject } from 'react-router-dom';

import { ADMIN_PATH, DASHBOARD_PATH } from '../../../clinic/paths';
import { OLD_CALENDAR_PATH } from '../../../features/appointments/calendar/calendar.paths';
import { CONVENTIONS_PATH, OLD_CONVENTIONS_PATH } from '../../../features/settings/settings.paths';
import { page } from '../../arriving-page';
import { unknownPage } from '../unknown-page';
import { PROFESSIONAL_TABS } from './own-pages';
import { PANEL_HOME, PANEL_PATIENTS, PANEL_TABS } from './panel-pages';
import type { PanelTab } from './panel-tabs';
import { usePanelTabs } from './usePanelTabs';

const lazy = page(async () => (await import('./PanelFrame')).PanelFrame);

export const panelRoute: RouteObject = {
  path: ADMIN_PATH,
  lazy,
  children: [
    { index: true, element: <PanelStart /> },
    ...[PANEL_HOME, PANEL_PATIENTS, ...PANEL_TABS].flatMap(routesOf),
    { path: OLD_CONVENTIONS_PATH, element: <Navigate to={CONVENTIONS_PATH} replace /> },
    { path: '*', lazy: unknownPage },
  ],
};

export const dashboardRoute: RouteObject = {
  path: DASHBOARD_PATH,
  lazy,
  children: [
    ...PROFESSIONAL_TABS.flatMap(routesOf),
    { path: OLD_CALENDAR_PATH, lazy: page(async () => (await import('../OldCalendar')).OldCalendar) },
  ],
};

/** The first page that the viewer may open. */
function PanelStart() {
  return <Navigate to={usePanelTabs()[0]?.path ?? PANEL_HOME.path} replace />;
}

/** A tab's own address leads to its first page. */
function routesOf({ path: tabPath, sections }: PanelTab): RouteObject[] {
  const pages = sections.flatMap((section) => [section, ...(section.below ?? [])]);
  const routes: RouteObject[] = pages.map(({ path, lazy: loadPage }) => ({ path, lazy: loadPage }));
  const first = sections[0];
  if (!first || pages.some(({ path }) => path === tabPath)) return routes;
  return [{ path: tabPath, element: <Navigate to={`${first.path}${first.search ?? ''}`} replace /> }, ...routes];
}
