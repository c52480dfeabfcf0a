import { Navigate } from 'react-router-dom';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { TODAY_PATH } from '../../features/today/today.paths';
import { TodayTab } from './TodayTab';

/** A professional's day. Administrators have theirs in the panel. */
export function OwnToday({ viewer }: { viewer: SessionUserFragment }) {
  return viewer.role === 'admin' ? <Navigate to={TODAY_PATH} replace /> : <TodayTab viewer={viewer} />;
}
