import { useLocation, useNavigate } from 'react-router-dom';

import { HOME_PATH } from '../../clinic/paths';
import { useWho } from '../../clinic/session/useWho';
import type { SentRequestState } from '../../features/requests/requests.paths';
import type { SentRequestCardFragment } from '../../features/requests/sent/sent-request.generated';
import { LazyComponent } from '../../kit/lazy/LazyComponent';

const load = () => import('../../features/requests/sent/SentRequestNotice').then((file) => file.SentRequestNotice);

/**
 * A card on the home page where a request ends. In the history entry: a reload and Back show it, other visits and other
 * accounts do not.
 */
export function SentRequest() {
  const { pathname, state } = useLocation();
  const { sentRequest, sentBy } = (state ?? {}) as Partial<SentRequestState<SentRequestCardFragment>>;
  const navigate = useNavigate();
  const who = useWho();
  if (pathname !== HOME_PATH || !sentRequest || who === undefined || (who?.id ?? null) !== sentBy) return null;
  const onHide = () => void navigate('.', { replace: true });
  return <LazyComponent key={sentRequest.id} load={load} isNeeded props={{ sentRequest, onHide }} />;
}
