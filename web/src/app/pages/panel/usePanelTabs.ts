import { useViewer } from '../../../clinic/session/useViewer';
import { viewerMay } from '../../../clinic/session/viewer-may';
import { useIsWaitingListShown } from '../../../clinic/waiting-list/useIsWaitingListShown';
import { OWN_WAITING_LIST_PATH, WAITING_LIST_PATH } from '../../../features/waiting-list/board/board.paths';
import { openTabs } from './panel-match';
import type { PanelTab } from './panel-tabs';

const WAITING_LISTS: readonly string[] = [WAITING_LIST_PATH, OWN_WAITING_LIST_PATH];

/** The tabs of the viewer's panel, with the pages that the clinic has a use for. */
export function usePanelTabs(): PanelTab[] {
  const { viewer } = useViewer();
  const seesWaitingList = viewer?.role === 'professional' || viewerMay(viewer, 'waiting_list');
  const hasWaitingList = useIsWaitingListShown(seesWaitingList);
  return viewer ? openTabs(viewer, (path) => hasWaitingList || !WAITING_LISTS.includes(path)) : [];
}
