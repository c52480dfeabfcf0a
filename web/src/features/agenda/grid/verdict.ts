import type { UnavailableReason } from '../../../clinic/hours/unavailable-reason';
import { fits, intervalText, joined, overlap, type Interval } from '../../../kit/time/intervals';
import { absenceSpan, holdsTime, spanOf, type GridAppointment, type GridDay } from './grid-day';

/** What this page knows of a place; the server decides. */
export type Verdict =
  | { kind: 'free' | 'here' | 'closed' | 'roomClosed' }
  | { kind: 'absent'; reason: UnavailableReason }
  | { kind: 'busy'; patientName: string; times: string }
  | { kind: 'roomBusy'; roomName: string; patientName: string; times: string }
  | { kind: 'held'; heldFor: string | null; times: string }
  | { kind: 'rented'; roomName: string; professionalName: string };

interface Where {
  professionalId: number;
  roomId: number;
  span: Interval;
}

const REFUSED: ReadonlySet<Verdict['kind']> = new Set(['busy', 'roomBusy', 'held', 'rented']);

/** The server would say no, unless somebody has made room. */
export const isRefused = ({ kind }: Verdict): boolean => REFUSED.has(kind);

/** Of several the one that weighs most. */
export function verdictOf(
  day: Pick<GridDay, 'date' | 'professionals' | 'rooms' | 'appointments' | 'rentals' | 'holds'>,
  appointment: GridAppointment,
  { professionalId, roomId, span }: Where,
): Verdict {
  const own = spanOf(appointment, day.date);
  const isHere = appointment.professionalId === professionalId && appointment.roomId === roomId;
  if (isHere && own.startTime === span.startTime) return { kind: 'here' };
  // A sobreturno and its professional's turnos do not stand in each other's way.
  const isBeside = (it: GridAppointment) =>
    it.professionalId === professionalId && (it.isOverbooking || appointment.isOverbooking);
  const others = day.appointments.filter(
    (it) => it.id !== appointment.id && holdsTime(it) && overlap(spanOf(it, day.date), span) && !isBeside(it),
  );
  const ofProfessional = others.find((it) => it.professionalId === professionalId);
  if (ofProfessional) return { kind: 'busy', ...facts(ofProfessional, day.date) };
  const ofRoom = others.find((it) => it.roomId === roomId);
  if (ofRoom) return { kind: 'roomBusy', roomName: ofRoom.roomName, ...facts(ofRoom, day.date) };
  const hold = day.holds.find(
    (it) => (it.professionalId === professionalId || it.roomId === roomId) && overlap(spanOf(it, day.date), span),
  );
  if (hold) return { kind: 'held', heldFor: hold.heldFor, times: intervalText(spanOf(hold, day.date)) };
  const room = day.rooms.find(({ id }) => id === roomId);
  const rental = day.rentals.find(
    (it) => it.roomId === roomId && it.professionalId !== professionalId && overlap(it, span),
  );
  if (rental) return { kind: 'rented', roomName: room?.name ?? '', professionalName: rental.professionalName };
  const professional = day.professionals.find(({ id }) => id === professionalId);
  const absence = professional?.absences.find((it) => overlap(absenceSpan(it), span));
  if (absence) return { kind: 'absent', reason: absence.reason };
  if (professional && !fits(span, joined(professional.hours))) return { kind: 'closed' };
  if (room && !fits(span, joined(room.hours))) return { kind: 'roomClosed' };
  return { kind: 'free' };
}

function facts(appointment: GridAppointment, date: string) {
  return { patientName: appointment.patientName, times: intervalText(spanOf(appointment, date)) };
}
