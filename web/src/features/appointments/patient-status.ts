import type { AppointmentStatus } from '../../shared/status/appointment-status';

/** A turno's status as its patient reads it: a pending turno is `reserved` until its start, and `unconfirmed` from then on. */
export type PatientStatus = Exclude<AppointmentStatus, 'pending'> | 'reserved' | 'unconfirmed';

/** `startTime` and `now` are ISO 8601 with an offset. */
export function patientStatusOf({ status, startTime }: { status: AppointmentStatus; startTime: string }, now: string): PatientStatus {
  if (status !== 'pending') return status;
  return Date.parse(startTime) > Date.parse(now) ? 'reserved' : 'unconfirmed';
}
