import { usePlace } from '../../../kit/place/usePlace';
import { readCalendarPlace } from './calendar-place';
import { calendarSearch } from './calendar.paths';

/** Kept in a history entry that leads to one turno. */
export interface TurnoShown {
  turno: string;
}

/** Kept in the address, with the turno that a link leads to. */
export function useCalendarPlace() {
  const { place, go, state } = usePlace(readCalendarPlace, calendarSearch);
  return { place, go, turnoId: isTurnoShown(state) ? state.turno : null };
}

function isTurnoShown(state: unknown): state is TurnoShown {
  return typeof state === 'object' && state !== null && 'turno' in state && typeof state.turno === 'string';
}
