import { useViewer } from '../../../clinic/session/useViewer';
import { viewerMay } from '../../../clinic/session/viewer-may';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { useIsWaitingListShown } from '../../../clinic/waiting-list/useIsWaitingListShown';
import { WAITING_LIST_PATH } from '../../../features/waiting-list/board/board.paths';
import { PANEL_HOME, PANEL_TABS, type PanelSection, type PanelTab } from './panel-pages';

/** The day and the tabs, with the pages that the clinic has a use for and the viewer may open. */
export function usePanelTabs(): PanelTab[] {
  const hasWaitingList = useIsWaitingListShown();
  const { viewer } = useViewer();
  return [PANEL_HOME, ...PANEL_TABS].flatMap((tab) => {
    const open = tab.sections
      .filter(({ path }) => path !== WAITING_LIST_PATH || hasWaitingList)
      .flatMap((section) => openSection(section, viewer));
    const first = open[0];
    if (!first) return [];
    // A tab's own address leads to its first page.
    return { ...tab, path: first.path === tab.sections[0]?.path ? tab.path : first.path, sections: open };
  });
}

/** Leads to its first part that the viewer may open. */
function openSection(section: PanelSection, viewer: SessionUserFragment | undefined): PanelSection[] {
  const { parts } = section;
  if (!parts) return viewerMay(viewer, ...section.needs) ? [section] : [];
  const pages = [section, ...(section.below ?? [])];
  const isOpen = (path: string) => pages.some((page) => page.path === path && viewerMay(viewer, ...page.needs));
  const open = parts.filter(({ path }) => isOpen(path));
  return open[0] ? [{ ...section, path: open[0].path, parts: open }] : [];
}
