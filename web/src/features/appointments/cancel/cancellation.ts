import type { AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import type { ApiError } from '../../../kit/errors/api-error';

/** Instants have an offset. */
interface Cancellable {
  status: AppointmentStatus;
  startTime: string;
  /** For patients. */
  cancelDeadline: string;
}

/**
 * At `now`: `open`; `cancelled` already; `late` from 24 hours before the start; `over` after the start or once closed.
 */
export type CancelState = 'open' | 'cancelled' | 'late' | 'over';

export function cancelState({ status, startTime, cancelDeadline }: Cancellable, now: string): CancelState {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || status === 'no_show' || Date.parse(startTime) <= Date.parse(now)) return 'over';
  return Date.parse(now) <= Date.parse(cancelDeadline) ? 'open' : 'late';
}

/** Wrong, cut off, or another turno's. */
export function isLinkRefusal({ code }: ApiError): boolean {
  return code === 'FORBIDDEN' || code === 'UNAUTHENTICATED' || code === 'BAD_REQUEST';
}
