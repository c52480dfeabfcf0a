import { useUrlState } from '../../../kit/url/useUrlState';
import { readCalendarUrl } from './calendar-url';
import { calendarSearch } from './calendar.paths';

/** History state of a link that leads to one turno. */
export interface AppointmentShown {
  appointmentId: string;
}

export function useCalendarUrlState() {
  const { urlState, go, state } = useUrlState(readCalendarUrl, calendarSearch);
  return { urlState, go, appointmentId: isAppointmentShown(state) ? state.appointmentId : null };
}

function isAppointmentShown(state: unknown): state is AppointmentShown {
  return (
    typeof state === 'object' && state !== null && 'appointmentId' in state && typeof state.appointmentId === 'string'
  );
}
