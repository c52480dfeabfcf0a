import { createHash } from 'node:crypto';

import { addDays } from '../../domain/calendar-date';
import { dateOf, minuteOfDate } from '../../domain/clinic-time';
import { initialsOf } from '../../domain/initials';
import { MINUTES_PER_DAY } from '../../domain/time-of-day';
import type { FedAbsence, FedCalendar, FedRental, FedTurno } from './read-feed';

export interface FeedEvent {
  uid: string;
  sequence: number;
  /** Epoch minute. */
  changed: number;
  /** Epoch minutes, or days; ends are exclusive. */
  when: { start: number; end: number } | { from: string; to: string };
  summary: string;
  description?: string;
  location?: string;
  isTentative?: boolean;
  /** Shown as free. */
  isFree?: boolean;
  /** Details, behind sign-in. */
  path: string;
}

/** Has no patients' names, and no ids that open a turno. */
export interface Feed {
  zone: string;
  name: string;
  isOfRoom: boolean;
  events: readonly FeedEvent[];
}

export function feedOf(calendar: FedCalendar): Feed {
  const { zone, clinic, professional, room } = calendar;
  return {
    zone,
    name: professional === null ? `${room}, ${clinic}` : `Turnos de ${professional}, ${clinic}`,
    isOfRoom: isOfRoom(calendar),
    events: [
      ...calendar.turnos.map((turno) => turnoEvent(calendar, turno)),
      ...calendar.rentals.map((rental) => rentalEvent(calendar, rental)),
      ...calendar.absences.map((absence) => absenceEvent(calendar, absence)),
    ],
  };
}

function turnoEvent(calendar: FedCalendar, turno: FedTurno): FeedEvent {
  const { id, sequence, changed, start, end } = turno;
  const what = [turno.isOverbooking ? 'Sobreturno' : 'Turno', initialsOf(turno.patient)].filter(Boolean).join(' ');
  // The appointment type is not in rooms' feeds, which colleagues read.
  const ofKind = turno.kind === null ? what : `${what} · ${turno.kind}`;
  const isTentative = turno.status === 'pending';
  return {
    uid: uidOf('turno', id),
    sequence,
    changed,
    when: { start, end },
    summary: isOfRoom(calendar) ? `${what} con ${turno.professional}` : ofKind,
    ...(isTentative && { isTentative, description: 'Sin confirmar' }),
    location: placeOf(calendar, turno.room),
    path: dayPath(calendar, dateOf(calendar.zone, start)),
  };
}

function rentalEvent(calendar: FedCalendar, { id, start, end, changed, professional, room }: FedRental): FeedEvent {
  return {
    uid: uidOf('alquiler', id),
    sequence: 0,
    changed,
    when: { start, end },
    summary: isOfRoom(calendar) ? `Alquilada por ${professional}` : `Alquiler de ${room}`,
    // Professionals' turnos lie inside their rentals.
    isFree: !isOfRoom(calendar),
    location: placeOf(calendar, room),
    path: dayPath(calendar, dateOf(calendar.zone, start)),
  };
}

/** Without the reason, which is personal. */
function absenceEvent(calendar: FedCalendar, { id, date, startMinute, endMinute, version }: FedAbsence): FeedEvent {
  const { zone, today } = calendar;
  const at = (minute: number) => minuteOfDate(zone, date, minute);
  const isWholeDay = startMinute === 0 && endMinute === MINUTES_PER_DAY;
  return {
    uid: uidOf('ausencia', String(id)),
    sequence: version - 1,
    changed: minuteOfDate(zone, today, 0),
    when: isWholeDay ? { from: date, to: addDays(date, 1) } : { start: at(startMinute), end: at(endMinute) },
    summary: 'Ausencia',
    isFree: true,
    path: dayPath(calendar, date),
  };
}

const isOfRoom = ({ professional }: FedCalendar): boolean => professional === null;

const placeOf = ({ clinic, address }: FedCalendar, room: string): string =>
  [room, clinic, address].filter(Boolean).join(', ');

function dayPath(calendar: FedCalendar, date: string): string {
  const page = isOfRoom(calendar) ? '/admin/appointments/calendar' : '/dashboard';
  return `${page}?vista=dia&dia=${date}`;
}

/** Stable; hashed, because a turno's id would open it. */
function uidOf(kind: string, id: string): string {
  return `${createHash('sha256').update(`${kind} ${id}`).digest('base64url').slice(0, 22)}@turnero`;
}
