import { isScheduled, type AppointmentStatus } from '../../domain/appointment-status';
import { isTooLateToCancel } from '../../domain/cancel-deadline';
import type { CancelRight } from './appointment.policy';

export type CancelObstacle = 'cancelled' | 'over' | 'late';

/** null: allowed. `start` in epoch minutes. */
export function cancelObstacle(
  right: CancelRight,
  { status, start }: { status: AppointmentStatus; start: number },
  now: Date,
): CancelObstacle | null {
  if (status === 'cancelled') return 'cancelled';
  if (right === 'staff') return null;
  if (!isScheduled(status)) return 'over';
  return isTooLateToCancel(start, now) ? 'late' : null;
}
