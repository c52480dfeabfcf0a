import type { AppointmentStatus } from '../../shared/status/appointment-status';

/** What a patient is told of a turno: its status; a pending one is `reserved` until its time comes, and `unconfirmed` from then on. */
export type Standing = Exclude<AppointmentStatus, 'pending'> | 'reserved' | 'unconfirmed';

/** Instants are ISO 8601 with an offset. */
export function standingOf({ status, startTime }: { status: AppointmentStatus; startTime: string }, now: string): Standing {
  if (status !== 'pending') return status;
  return Date.parse(startTime) > Date.parse(now) ? 'reserved' : 'unconfirmed';
}
