import { Navigate, useLocation } from 'react-router-dom';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { CALENDAR_PATH } from '../../features/appointments/calendar/calendar.paths';
import { TodayTab } from './TodayTab';

/**
 * The dashboard's own address: a professional's day. Links from when the calendar stood here, with a month or a day,
 * still open it; administrators have their day in the panel.
 */
export function DashboardHome({ viewer }: { viewer: SessionUserFragment }) {
  const { search, state } = useLocation();
  if (viewer.role !== 'professional' || search !== '')
    return <Navigate to={`${CALENDAR_PATH}${search}`} state={state} replace />;
  return <TodayTab viewer={viewer} />;
}
