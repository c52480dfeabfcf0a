import { ROOM_DAY_STATES } from '../../shared/rooms/room-day-states';
import type { OverviewDayFragment } from './rooms-overview.generated';
import { texts } from './texts';

type State = OverviewDayFragment['state'];

/** The name of a state's colours in tokens.css. */
export const DAY_COLOUR: Readonly<Record<State, 'done' | 'partial' | 'cancelled' | 'pending' | 'absent'>> = {
  available: 'done',
  partial: 'partial',
  full: 'cancelled',
  unavailable: 'absent',
  unconfigured: 'pending',
  past: 'absent',
};

/** Whether it says anything how many rooms are free: rooms that do not open have nothing to be free of. */
const isOpen = ({ freeRoomCount, fullRoomCount }: OverviewDayFragment): boolean => freeRoomCount + fullRoomCount > 0;

/** "6 de 8 salas libres"; null where no room opens. */
function freeRoomsText(day: OverviewDayFragment): string | null {
  return isOpen(day) ? texts.overviewMonth.freeRooms(day.freeRoomCount, day.roomCount) : null;
}

/** "3 reservas · 12 turnos"; empty when the rooms hold nothing. */
function heldText({ rentalCount, appointmentCount }: OverviewDayFragment): string {
  return [rentalCount > 0 && texts.rentalCount(rentalCount), appointmentCount > 0 && texts.turnoCount(appointmentCount)]
    .filter(Boolean)
    .join(' · ');
}

/** All that is known of a day, a line each. */
export function dayLines(day: OverviewDayFragment): string[] {
  return [ROOM_DAY_STATES[day.state], freeRoomsText(day), heldText(day)].filter((line): line is string => !!line);
}

/** Of a day with open rooms the count says more than the state, whose colour it has. */
const saysCount = ({ state }: OverviewDayFragment): boolean => state === 'available' || state === 'partial' || state === 'full';

/** What a cell of the month shows of it. */
export function cellText(day: OverviewDayFragment): string {
  return saysCount(day) ? texts.overviewMonth.free(day.freeRoomCount, day.roomCount) : ROOM_DAY_STATES[day.state];
}

/** The same where there is hardly room. */
export function shortCellText(day: OverviewDayFragment): string {
  if (saysCount(day)) return `${day.freeRoomCount}/${day.roomCount}`;
  return day.state === 'unconfigured' ? '?' : '—';
}
