import type { AppointmentStatus } from '../../clinic/appointment/appointment-status';

/** A pending turno is `reserved` until its start, then `unconfirmed`. */
export type PatientStatus = Exclude<AppointmentStatus, 'pending'> | 'reserved' | 'unconfirmed';

/** Instants have an offset. */
export function patientStatusOf(
  { status, startTime }: { status: AppointmentStatus; startTime: string },
  now: string,
): PatientStatus {
  if (status !== 'pending') return status;
  return Date.parse(startTime) > Date.parse(now) ? 'reserved' : 'unconfirmed';
}
