import { isScarce, ROOM_DAY_STATES } from '../../clinic/rooms/room-day-states';
import type { OverviewDayFragment } from './rooms-overview.generated';
import { texts } from './texts';

type Shown = keyof typeof ROOM_DAY_STATES;

const DAY_COLOUR: Readonly<Record<Shown, 'done' | 'partial' | 'cancelled' | 'pending' | 'absent'>> = {
  available: 'done',
  scarce: 'partial',
  partial: 'partial',
  full: 'cancelled',
  unavailable: 'absent',
  unconfigured: 'pending',
  past: 'absent',
};

const shownAs = ({ state, openMinutes, takenMinutes }: Look): Shown =>
  state === 'available' && isScarce(openMinutes - takenMinutes, openMinutes) ? 'scarce' : state;

export const stateText = (day: Look): string => ROOM_DAY_STATES[shownAs(day)];

export const dayColour = (day: Look) => DAY_COLOUR[shownAs(day)];

/** Without an open room the count says nothing. */
const isOpen = ({ freeRoomCount, fullRoomCount }: OverviewDayFragment): boolean => freeRoomCount + fullRoomCount > 0;

/** In whole percent, at least 1 when anything is taken. Null without open rooms. */
function takenPercent({ openMinutes, takenMinutes }: Look): number | null {
  if (openMinutes === 0) return null;
  return takenMinutes === 0 ? 0 : Math.max(1, Math.round((takenMinutes * 100) / openMinutes));
}

/** "6 de 8 salas con horas libres"; null without open rooms. */
function freeRoomsText(day: OverviewDayFragment): string | null {
  return isOpen(day) ? texts.overviewMonth.freeRooms(day.freeRoomCount, day.roomCount) : null;
}

/** "3 alquileres · 12 turnos: 42 % del horario ocupado"; no share without open rooms; '' without bookings. */
export function heldText(day: OverviewDayFragment): string {
  const { rentalCount, appointmentCount } = day;
  const held = [
    rentalCount > 0 && texts.rentalCount(rentalCount),
    appointmentCount > 0 && texts.appointmentCount(appointmentCount),
  ]
    .filter(Boolean)
    .join(' · ');
  const percent = takenPercent(day);
  return held === '' || percent === null ? held : texts.overviewMonth.share(held, percent);
}

/** "42 % ocupado"; '' when nothing is taken or open. */
export function takenText(day: Look): string {
  const percent = takenPercent(day);
  return percent === null || percent === 0 ? '' : texts.overviewMonth.taken(percent);
}

export function dayLines(day: OverviewDayFragment): string[] {
  return [stateText(day), freeRoomsText(day), heldText(day)].filter((line): line is string => !!line);
}

/** With open rooms: the colour already shows the state. */
export const saysCount = ({ state }: Look): boolean => state === 'available' || state === 'partial' || state === 'full';

export function cellText(day: Look): string {
  return saysCount(day) ? texts.overviewMonth.free(day.freeRoomCount, day.roomCount) : stateText(day);
}

export function shortCellText(day: Look): string {
  if (saysCount(day)) return `${day.freeRoomCount}/${day.roomCount}`;
  return day.state === 'unconfigured' ? '?' : '—';
}

type Look = Pick<OverviewDayFragment, 'state' | 'freeRoomCount' | 'roomCount' | 'openMinutes' | 'takenMinutes'>;

/** One per state, for a clinic with that many rooms. */
export function sampleDays(roomCount: number): Look[] {
  const day = (state: Look['state'], freeRoomCount: number, takenMinutes = 0): Look => ({
    state,
    freeRoomCount,
    roomCount,
    openMinutes: 100,
    takenMinutes,
  });
  return [
    day('available', roomCount),
    day('available', roomCount, 90),
    ...(roomCount > 1 ? [day('partial', Math.floor(roomCount / 2))] : []),
    day('full', 0),
    day('unconfigured', 0),
    day('unavailable', 0),
  ];
}
