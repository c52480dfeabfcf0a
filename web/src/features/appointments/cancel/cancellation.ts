import type { AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import type { ApiError } from '../../../kit/errors/api-error';

/** Instants are ISO 8601 with an offset. */
interface Cancellable {
  status: AppointmentStatus;
  startTime: string;
  /** The last moment for patients. */
  cancelDeadline: string;
}

/**
 * State of a mailed link at `now`: `open` to cancel; `cancelled` already; `late` from 24 hours before the start; `over`
 * after the start or once the clinic closed the turno.
 */
export type CancelState = 'open' | 'cancelled' | 'late' | 'over';

export function cancelState({ status, startTime, cancelDeadline }: Cancellable, now: string): CancelState {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || status === 'no_show' || Date.parse(startTime) <= Date.parse(now)) return 'over';
  return Date.parse(now) <= Date.parse(cancelDeadline) ? 'open' : 'late';
}

/** Whether the server refused the token: wrong, cut off, or of another turno. */
export function isLinkRefusal({ code }: ApiError): boolean {
  return code === 'FORBIDDEN' || code === 'UNAUTHENTICATED' || code === 'BAD_REQUEST';
}
