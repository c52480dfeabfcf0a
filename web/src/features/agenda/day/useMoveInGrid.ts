import { useCallback } from 'react';

import { useSamePatientQuestion } from '../../../clinic/same-patient/useSamePatientQuestion';
import { useUndoableChange } from '../../../clinic/appointment/undo/useUndoableChange';
import type { ApiError } from '../../../kit/errors/api-error';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { useMoveInAgendaMutation, type AgendaAppointmentFragment } from '../agenda.generated';
import type { MoveTarget } from '../grid/place';
import { texts } from '../texts';

/**
 * Sends a move in the grid, with the version it was seen at. Resolves to the failure, or to the question that the user
 * declined. `now`: the clinic's instant; undefined while the day loads.
 */
export function useMoveInGrid(now: string | undefined, onMoved: (id: string) => void) {
  const tellChange = useUndoableChange(now);
  const [send] = useMoveInAgendaMutation();
  const { confirmed, question } = useSamePatientQuestion('move');
  const move = useCallback(
    async (before: AgendaAppointmentFragment, target: MoveTarget): Promise<ApiError | undefined> => {
      const { id, version } = before;
      const { data, error } = await confirmed((confirmedAppointments) =>
        send({ id, ...target, expectedVersion: version, ...(confirmedAppointments && { confirmedAppointments }) }),
      );
      onMoved(id);
      if (error) return error;
      const { startTime, endTime, professionalName } = data.moveAppointment;
      const times = `${clockTime(startTime)} - ${clockTime(endTime)}`;
      const text = texts.move.done(longDate(dayOf(startTime)), times, professionalName);
      tellChange(text, { before, after: data.moveAppointment });
      return undefined;
    },
    [send, confirmed, onMoved, tellChange],
  );
  return { move, question };
}
