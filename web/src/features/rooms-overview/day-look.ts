import { countText } from '../../shared/text/count-text';
import type { OverviewDayFragment } from './rooms-overview.generated';

type State = OverviewDayFragment['state'];

/** A state of a day in words, and the name of its colours in tokens.css. */
export const DAY_LOOK: Readonly<Record<State, { text: string; colour: 'done' | 'partial' | 'cancelled' | 'pending' | 'absent' }>> = {
  available: { text: 'Todas las salas disponibles', colour: 'done' },
  partial: { text: 'Algunas salas disponibles', colour: 'partial' },
  full: { text: 'Completamente reservado', colour: 'cancelled' },
  unavailable: { text: 'No disponible', colour: 'absent' },
  unconfigured: { text: 'Sin configuración', colour: 'pending' },
  past: { text: 'Fecha pasada', colour: 'absent' },
};

/** Whether it says anything how many rooms are free: rooms that do not open have nothing to be free of. */
const isOpen = ({ freeRoomCount, fullRoomCount }: OverviewDayFragment): boolean => freeRoomCount + fullRoomCount > 0;

/** "6 de 8 salas libres"; null where no room opens. */
function freeRoomsText(day: OverviewDayFragment): string | null {
  return isOpen(day) ? `${day.freeRoomCount} de ${countText(day.roomCount, 'sala libre', 'salas libres')}` : null;
}

/** "3 reservas · 12 turnos"; empty when the rooms hold nothing. */
function heldText({ rentalCount, appointmentCount }: OverviewDayFragment): string {
  return [rentalCount > 0 && countText(rentalCount, 'reserva', 'reservas'), appointmentCount > 0 && countText(appointmentCount, 'turno', 'turnos')]
    .filter(Boolean)
    .join(' · ');
}

/** All that is known of a day, a line each. */
export function dayLines(day: OverviewDayFragment): string[] {
  return [DAY_LOOK[day.state].text, freeRoomsText(day), heldText(day)].filter((line): line is string => !!line);
}

/** Of a day with open rooms the count says more than the state, whose colour it has. */
const saysCount = ({ state }: OverviewDayFragment): boolean => state === 'available' || state === 'partial' || state === 'full';

/** What a cell of the month shows of it. */
export function cellText(day: OverviewDayFragment): string {
  return saysCount(day) ? `${day.freeRoomCount} de ${day.roomCount} libres` : DAY_LOOK[day.state].text;
}

/** The same where there is hardly room. */
export function shortCellText(day: OverviewDayFragment): string {
  if (saysCount(day)) return `${day.freeRoomCount}/${day.roomCount}`;
  return day.state === 'unconfigured' ? '?' : '—';
}
