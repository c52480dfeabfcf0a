import { useIsWaitingListShown } from '../../../clinic/waiting-list/useIsWaitingListShown';
import { WAITING_LIST_PATH } from '../../../features/waiting-list/board/board.paths';
import { PANEL_HOME, PANEL_TABS, type PanelTab } from './panel-pages';

/** The day and the tabs, with the pages that the clinic has a use for. */
export function usePanelTabs(): PanelTab[] {
  const hasWaitingList = useIsWaitingListShown();
  return [PANEL_HOME, ...PANEL_TABS].map((tab) => ({
    ...tab,
    sections: tab.sections.filter(({ path }) => path !== WAITING_LIST_PATH || hasWaitingList),
  }));
}
