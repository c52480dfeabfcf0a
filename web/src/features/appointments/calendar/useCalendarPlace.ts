import { usePlace } from '../../../kit/place/usePlace';
import { readCalendarPlace } from './calendar-place';
import { calendarSearch } from './calendar.paths';

/** Kept in a history entry that leads to one turno. */
export interface AppointmentShown {
  appointmentId: string;
}

/** Kept in the address, with the turno that a link leads to. */
export function useCalendarPlace() {
  const { place, go, state } = usePlace(readCalendarPlace, calendarSearch);
  return { place, go, appointmentId: isAppointmentShown(state) ? state.appointmentId : null };
}

function isAppointmentShown(state: unknown): state is AppointmentShown {
  return (
    typeof state === 'object' && state !== null && 'appointmentId' in state && typeof state.appointmentId === 'string'
  );
}
