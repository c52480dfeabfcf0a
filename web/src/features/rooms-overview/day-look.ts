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

/** How much of the rooms' hours is taken, in whole percent: nothing is 0, and something at least 1. Null where no room opens. */
function takenPercent({ openMinutes, takenMinutes }: OverviewDayFragment): number | null {
  if (openMinutes === 0) return null;
  return takenMinutes === 0 ? 0 : Math.max(1, Math.round((takenMinutes * 100) / openMinutes));
}

/** "6 de 8 salas con horas libres"; null where no room opens. */
function freeRoomsText(day: OverviewDayFragment): string | null {
  return isOpen(day) ? texts.overviewMonth.freeRooms(day.freeRoomCount, day.roomCount) : null;
}

/** "3 alquileres · 12 turnos: 42 % del horario ocupado", without the share where no room opens; empty when the rooms hold nothing. */
export function heldText(day: OverviewDayFragment): string {
  const { rentalCount, appointmentCount } = day;
  const held = [rentalCount > 0 && texts.rentalCount(rentalCount), appointmentCount > 0 && texts.turnoCount(appointmentCount)]
    .filter(Boolean)
    .join(' · ');
  const percent = takenPercent(day);
  return held === '' || percent === null ? held : texts.overviewMonth.share(held, percent);
}

/** "42 % ocupado", for a cell; empty where nothing is, or no room opens. */
export function takenText(day: OverviewDayFragment): string {
  const percent = takenPercent(day);
  return percent === null || percent === 0 ? '' : texts.overviewMonth.taken(percent);
}

/** All that is known of a day, a line each. */
export function dayLines(day: OverviewDayFragment): string[] {
  return [ROOM_DAY_STATES[day.state], freeRoomsText(day), heldText(day)].filter((line): line is string => !!line);
}

/** Of a day with open rooms the count says more than the state, whose colour it has. */
export const saysCount = ({ state }: Look): boolean => state === 'available' || state === 'partial' || state === 'full';

/** What a cell of the month shows of it. */
export function cellText(day: Look): string {
  return saysCount(day) ? texts.overviewMonth.free(day.freeRoomCount, day.roomCount) : ROOM_DAY_STATES[day.state];
}

/** The same where there is hardly room. */
export function shortCellText(day: Look): string {
  if (saysCount(day)) return `${day.freeRoomCount}/${day.roomCount}`;
  return day.state === 'unconfigured' ? '?' : '—';
}

type Look = Pick<OverviewDayFragment, 'state' | 'freeRoomCount' | 'roomCount'>;

/** A day of each state that a legend explains, in a clinic of that many rooms: it counts as the cells do. */
export function sampleDays(roomCount: number): Look[] {
  const partial = roomCount > 1 ? [{ state: 'partial' as const, freeRoomCount: Math.floor(roomCount / 2), roomCount }] : [];
  return [
    { state: 'available', freeRoomCount: roomCount, roomCount },
    ...partial,
    { state: 'full', freeRoomCount: 0, roomCount },
    { state: 'unconfigured', freeRoomCount: 0, roomCount },
    { state: 'unavailable', freeRoomCount: 0, roomCount },
  ];
}
