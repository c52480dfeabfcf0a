import { useViewer } from '../../../clinic/session/useViewer';
import { useIsWaitingListShown } from '../../../clinic/waiting-list/useIsWaitingListShown';
import { OWN_WAITING_LIST_PATH, WAITING_LIST_PATH } from '../../../features/waiting-list/board/board.paths';
import { openTabs } from './panel-match';
import type { PanelTab } from './panel-tabs';

const WAITING_LISTS: readonly string[] = [WAITING_LIST_PATH, OWN_WAITING_LIST_PATH];

/** The tabs of the viewer's panel, with the pages that the clinic has a use for. */
export function usePanelTabs(): PanelTab[] {
  const { viewer } = useViewer();
  const hasWaitingList = useIsWaitingListShown(viewer !== undefined && viewer.role !== 'user');
  return viewer ? openTabs(viewer, (path) => hasWaitingList || !WAITING_LISTS.includes(path)) : [];
}
