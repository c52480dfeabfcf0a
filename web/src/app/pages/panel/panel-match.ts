import { matchPath } from 'react-router-dom';

import type { Role, SessionUserFragment } from '../../../clinic/session/session.generated';
import { viewerMay } from '../../../clinic/session/viewer-may';
import { ADMINISTRATORS_OWN_TAB, PROFESSIONAL_TABS } from './own-pages';
import { PANEL_HOME, PANEL_PATIENTS, PANEL_TABS } from './panel-pages';
import type { PanelPage, PanelSection, PanelTab } from './panel-tabs';

export interface PanelMatch {
  tab: PanelTab;
  section: PanelSection;
  page: PanelPage;
}

export function panelMatch(pathname: string, role: Role): PanelMatch | undefined {
  for (const tab of allTabs(role)) {
    for (const section of tab.sections) {
      const page = [section, ...(section.below ?? [])].find(({ path }) => matchPath(path, pathname));
      if (page) return { tab, section, page };
    }
  }
  return undefined;
}

/** Tabs with the sections and parts that the viewer may open. */
export function openTabs(viewer: SessionUserFragment, isUsed: (path: string) => boolean): PanelTab[] {
  return allTabs(viewer.role)
    .filter((tab) => tab !== ADMINISTRATORS_OWN_TAB || viewer.professional)
    .flatMap((tab) => {
      const open = tab.sections.filter(({ path }) => isUsed(path)).flatMap((section) => openSection(section, viewer));
      const first = open[0];
      if (!first) return [];
      // A tab's own address leads to its first page.
      if (first.path === tab.sections[0]?.path) return { ...tab, sections: open };
      const label = open.length === 1 ? first.label : tab.label;
      return { ...tab, label, path: first.path, sections: open };
    });
}

/** Pages of a profile lead others to the calendar by themselves. */
export function isPermitted({ needs }: PanelPage, viewer: SessionUserFragment): boolean {
  return needs === undefined || viewerMay(viewer, ...needs);
}

function isOffered(page: PanelPage, viewer: SessionUserFragment): boolean {
  return isPermitted(page, viewer) && (!page.isOfProfile || viewer.professional !== null);
}

const allTabs = (role: Role): readonly PanelTab[] =>
  role === 'admin' ? [PANEL_HOME, PANEL_PATIENTS, ...PANEL_TABS, ADMINISTRATORS_OWN_TAB] : PROFESSIONAL_TABS;

/** Leads to its first part that the viewer may open. A single part gives the section its name. */
function openSection(section: PanelSection, viewer: SessionUserFragment): PanelSection[] {
  const { parts } = section;
  if (!parts) return isOffered(section, viewer) ? [section] : [];
  const pages = [section, ...(section.below ?? [])];
  const isOpen = (path: string) => pages.some((page) => page.path === path && isOffered(page, viewer));
  const open = parts.filter(({ path }) => isOpen(path));
  const [first] = open;
  if (!first) return [];
  return [
    { ...section, path: first.path, ...(open.length === 1 ? { label: first.label, parts: [] } : { parts: open }) },
  ];
}
