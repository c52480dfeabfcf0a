import { MOST_PATIENT_MOVES } from '../../../domain/patient-moves';
import type { AppointmentRow } from '../appointment-row';
import { cancelObstacle, type CancelObstacle } from '../cancellation';

export type RescheduleObstacle = CancelObstacle | 'off' | 'often';

/** Why its patient may not move it; null: they may. The rules of cancelling, and two more (ADR 141). */
export function rescheduleObstacle(
  { status, start, patientMoves }: Pick<AppointmentRow, 'status' | 'start' | 'patientMoves'>,
  now: Date,
  mayMove: boolean,
): RescheduleObstacle | null {
  if (!mayMove) return 'off';
  return cancelObstacle('patient', { status, start }, now) ?? (movesLeft({ patientMoves }) > 0 ? null : 'often');
}

export function movesLeft({ patientMoves }: Pick<AppointmentRow, 'patientMoves'>): number {
  return Math.max(0, MOST_PATIENT_MOVES - patientMoves);
}
