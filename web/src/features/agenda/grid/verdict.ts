import { outOfHours, type OutOfHours } from '../../../clinic/hours/out-of-hours';
import { intervalText, overlap, type Interval } from '../../../kit/time/intervals';
import { holdsTime, spanOf, takenSpan, type GridAppointment, type GridBuffers, type GridDay } from './grid-day';

/** Conflicting buffers, of the other entry or the moved one. */
export interface Beside {
  of: 'other' | 'moved';
  buffers: GridBuffers;
}

/** As known here; the server decides. */
export type Verdict =
  | { kind: 'free' | 'here' }
  | OutOfHours
  | { kind: 'busy'; patientName: string; times: string; beside: Beside | undefined }
  | { kind: 'roomBusy'; roomName: string; patientName: string; times: string; beside: Beside | undefined }
  | { kind: 'held'; heldFor: string | null; times: string; beside: Beside | undefined }
  | { kind: 'rented'; roomName: string; professionalName: string; beside: Beside | undefined };

interface Held {
  span: Interval;
  buffers: GridBuffers;
}

const NO_BUFFERS: GridBuffers = {};

interface Where {
  professionalId: number;
  roomId: number;
  span: Interval;
}

const REFUSED: ReadonlySet<Verdict['kind']> = new Set(['busy', 'roomBusy', 'held', 'rented']);

/** Rejected, unless the time has become free. */
export const isRefused = ({ kind }: Verdict): boolean => REFUSED.has(kind);

/** The most serious conflict, else `free` or `here` (unchanged). */
export function verdictOf(
  day: Pick<GridDay, 'date' | 'professionals' | 'rooms' | 'appointments' | 'rentals' | 'holds'>,
  appointment: GridAppointment,
  { professionalId, roomId, span }: Where,
): Verdict {
  const own = spanOf(appointment, day.date);
  const isHere = appointment.professionalId === professionalId && appointment.roomId === roomId;
  if (isHere && own.startTime === span.startTime) return { kind: 'here' };
  // Overbookings never conflict within their professional.
  const isBeside = (it: GridAppointment) =>
    it.professionalId === professionalId && (it.isOverbooking || appointment.isOverbooking);
  // Other professionals' buffers are unknown here.
  const moved: Held = { span, buffers: appointment.professionalId === professionalId ? appointment : NO_BUFFERS };
  const taken = takenSpan(moved.buffers, span);
  const others = day.appointments.filter(
    (it) =>
      it.id !== appointment.id && holdsTime(it) && overlap(takenSpan(it, spanOf(it, day.date)), taken) && !isBeside(it),
  );
  const facts = (other: GridAppointment) => {
    const its = spanOf(other, day.date);
    const beside = besideOf({ span: its, buffers: other }, moved);
    return { patientName: other.patientName, times: intervalText(its), beside };
  };
  const ofProfessional = others.find((it) => it.professionalId === professionalId);
  if (ofProfessional) return { kind: 'busy', ...facts(ofProfessional) };
  const ofRoom = others.find((it) => it.roomId === roomId);
  if (ofRoom) return { kind: 'roomBusy', roomName: ofRoom.roomName, ...facts(ofRoom) };
  const hold = day.holds.find(
    (it) => (it.professionalId === professionalId || it.roomId === roomId) && overlap(spanOf(it, day.date), taken),
  );
  if (hold) {
    const its = spanOf(hold, day.date);
    const beside = besideOf({ span: its, buffers: NO_BUFFERS }, moved);
    return { kind: 'held', heldFor: hold.heldFor, times: intervalText(its), beside };
  }
  const room = day.rooms.find(({ id }) => id === roomId);
  const rental = day.rentals.find(
    (it) => it.roomId === roomId && it.professionalId !== professionalId && overlap(it, taken),
  );
  if (rental) {
    const { professionalName } = rental;
    const beside = besideOf({ span: rental, buffers: NO_BUFFERS }, moved);
    return { kind: 'rented', roomName: room?.name ?? '', professionalName, beside };
  }
  const professional = day.professionals.find(({ id }) => id === professionalId);
  const [outside] = outOfHours(span, { professional, room });
  return outside ?? { kind: 'free' };
}

function besideOf(other: Held, moved: Held): Beside | undefined {
  if (overlap(other.span, moved.span)) return undefined;
  const isOfOther = overlap(takenSpan(other.buffers, other.span), moved.span);
  return isOfOther ? { of: 'other', buffers: other.buffers } : { of: 'moved', buffers: moved.buffers };
}
