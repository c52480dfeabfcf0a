import { useState } from 'react';

import type { TurnoChange } from '../../../../clinic/appointment/undo/restoring';
import { useSamePatientQuestion } from '../../../../clinic/same-patient/useSamePatientQuestion';
import { seriesRows, type SeriesPick, type SeriesPicks } from '../../../../clinic/series/series-rows';
import type { ApiError } from '../../../../kit/errors/api-error';
import type { useFollowing } from '../../series/useFollowing';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { chosenStart, isWhereItWas, type MoveValues } from './move-form';
import { useFollowingMovesQuery, useMoveFollowingMutation } from './move.generated';

/** New and chosen times of a turno and its series' following. */
export function useFollowingMoves(
  appointment: CalendarAppointmentFragment,
  values: MoveValues,
  { takesAll, mail }: ReturnType<typeof useFollowing>,
) {
  const [picks, setPicks] = useState<SeriesPicks>({});
  const [move] = useMoveFollowingMutation();
  const { confirmed, question } = useSamePatientQuestion('moves');
  const startTime = chosenStart(values);
  const isOn = takesAll && startTime !== null && !isWhereItWas(values, appointment);
  const professionalId = Number(values.professionalId);
  const query = useFollowingMovesQuery({
    variables: { id: appointment.id, startTime: startTime ?? '', roomId: Number(values.roomId), professionalId },
    skip: !isOn,
    fetchPolicy: 'network-only',
  });
  const moves = isOn ? query.data?.followingMoves : undefined;
  const rows = moves && seriesRows(moves, picks);
  const chosen =
    rows?.flatMap(({ isIn, slot }, index) => (isIn && slot ? [{ turno: moves![index]!.appointment, to: slot }] : [])) ??
    [];
  return {
    /** The first gets another time. */
    isOn,
    query,
    rows,
    /** The row's current start. */
    presentOf: (start: string) => moves?.find((it) => it.startTime === start)?.appointment.startTime ?? start,
    pick: (start: string, pick: SeriesPick) => setPicks((known) => ({ ...known, [start]: pick })),
    /** Whether to move beside other turnos of the patient. */
    question,
    /** How many are chosen. */
    count: rows && chosen.length,
    /** Resolves to the changes, or to why nothing changed. */
    send: async (): Promise<{ error: ApiError } | { changes: TurnoChange[] }> => {
      const input = {
        turnos: chosen.map(({ turno, to }) => ({
          id: turno.id,
          version: turno.version,
          startTime: to.startTime,
          roomId: to.room.id,
        })),
        ...(professionalId !== appointment.professionalId && { professionalId }),
      };
      const { data, error } = await confirmed((confirmedAppointments) =>
        move({ input, ...(confirmedAppointments && { confirmedAppointments }) }),
      );
      if (error?.code === 'CONFLICT' && error.unconfirmed.length === 0) await query.refetch();
      if (error) return { error };
      const changes = data.moveFollowing.flatMap((after) => {
        const before = chosen.find(({ turno }) => turno.id === after.id)?.turno;
        return before && before.version !== after.version ? [{ before, after, mail }] : [];
      });
      return { changes: inOrderBack(changes) };
    },
  };
}

/** In this order each finds its time free again. */
function inOrderBack(changes: TurnoChange[]): TurnoChange[] {
  const isEarlier = changes.some(({ before, after }) => Date.parse(after.startTime) < Date.parse(before.startTime));
  return isEarlier ? changes.toReversed() : changes;
}
