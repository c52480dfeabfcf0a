import { isClosed, type AppointmentStatus } from './appointment-status';

/** `now`: the clinic's instant; undefined while loading. */
export function isToBegin({ startTime }: { startTime: string }, now: string | undefined): boolean {
  return now !== undefined && Date.parse(startTime) > Date.parse(now);
}

/** Completed or absent before it begins: counts in no figure (ADR 134). */
export function isClosedEarly(
  turno: { status: AppointmentStatus; startTime: string },
  now: string | undefined,
): boolean {
  return isClosed(turno.status) && isToBegin(turno, now);
}
