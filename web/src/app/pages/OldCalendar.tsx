import { Navigate, useLocation } from 'react-router-dom';

import { CALENDAR_PATH } from '../../features/appointments/calendar/calendar.paths';

/** Links from when the calendar had an address of its own keep their day, month or search. */
export function OldCalendar() {
  const { search, state } = useLocation();
  return <Navigate to={`${CALENDAR_PATH}${search}`} state={state} replace />;
}
