import { Navigate, type RouteObject } from 'react-router-dom';

import { ADMIN_PATH, HOME_PATH } from '../../../clinic/paths';
import { page } from '../../arriving-page';
import { unknownPage } from '../unknown-page';
import { usePanelTabs } from './usePanelTabs';
import { PANEL_HOME, PANEL_TABS, type PanelTab } from './panel-pages';

export const panelRoute: RouteObject = {
  path: ADMIN_PATH,
  lazy: page(async () => (await import('./PanelFrame')).PanelFrame),
  children: [
    { index: true, element: <PanelStart /> },
    ...[PANEL_HOME, ...PANEL_TABS].flatMap(routesOf),
    { path: '*', lazy: unknownPage },
  ],
};

/** The first page that the viewer may open. */
function PanelStart() {
  return <Navigate to={usePanelTabs()[0]?.path ?? PANEL_HOME.path} replace />;
}

/** A tab's own address leads to its first page. */
function routesOf(tab: PanelTab): RouteObject[] {
  const pages = tab.sections.flatMap((section) => [section, ...(section.below ?? [])]);
  const routes: RouteObject[] = pages.map(({ path, lazy }) => ({ path, lazy }));
  if (pages.some(({ path }) => path === tab.path)) return routes;
  return [{ path: tab.path, element: <Navigate to={firstPath(tab)} replace /> }, ...routes];
}

function firstPath(tab: PanelTab | undefined): string {
  const first = tab?.sections[0];
  return first ? `${first.path}${first.search ?? ''}` : HOME_PATH;
}
