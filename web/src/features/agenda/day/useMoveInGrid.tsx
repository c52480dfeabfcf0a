import { useCallback, useState } from 'react';

import { useUndoableChange } from '../../../clinic/appointment/undo/useUndoableChange';
import { useSamePatientQuestion } from '../../../clinic/same-patient/useSamePatientQuestion';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { toMinutes } from '../../../kit/time/time-of-day';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { useMoveInAgendaMutation, type AgendaAppointmentFragment } from '../agenda.generated';
import { spanAt, type MoveTarget } from '../grid/cell';
import type { MoveFailure } from '../grid/useMove';
import { isRefused, verdictOf } from '../grid/verdict';
import type { AskedSpecialty } from '../specialty/SpecialtyQuestion';
import { texts } from '../texts';
import type { AgendaDay } from '../useAgendaDay';

const load = async () => (await import('../specialty/SpecialtyQuestion')).SpecialtyQuestion;

/** The server will refuse it, so no question comes first. */
function isTaken(day: AgendaDay, before: AgendaAppointmentFragment, target: MoveTarget): boolean {
  const { professionalId = before.professionalId, roomId = before.roomId, startTime } = target;
  const span = spanAt({ column: '', start: toMinutes(clockTime(startTime)) }, before, day.date);
  return isRefused(verdictOf(day, before, { professionalId, roomId, span }));
}

/** Sends a move with its version. Asks before the turno passes to another specialty: a drag easily misses its column. */
export function useMoveInGrid(day: AgendaDay | undefined, onMoved: (id: string) => void) {
  const announceChange = useUndoableChange(day?.now);
  const [send] = useMoveInAgendaMutation();
  const { confirmed, question } = useSamePatientQuestion('move');
  const [asked, setAsked] = useState<AskedSpecialty>();
  const giveUp = useCallback(() => setAsked((open) => void open?.answer(false)), []);
  const onLoadFailure = useDialogLoadFailure(giveUp);
  const move = useCallback(
    async (before: AgendaAppointmentFragment, target: MoveTarget): Promise<MoveFailure | undefined> => {
      const { id, version, patientName } = before;
      const [from, to] = [before.professionalId, target.professionalId].map((it) =>
        day?.professionals.find((professional) => professional.id === it),
      );
      const isOtherSpecialty = from?.specialtyName && to?.specialtyName && from.specialtyName !== to.specialtyName;
      if (isOtherSpecialty && !(day && isTaken(day, before, target))) {
        const isConfirmed = await new Promise<boolean>((answer) => setAsked({ patientName, from, to, answer }));
        setAsked(undefined);
        if (!isConfirmed) return 'declined';
      }
      const { data, error } = await confirmed((confirmedAppointments) =>
        send({ id, ...target, expectedVersion: version, ...(confirmedAppointments && { confirmedAppointments }) }),
      );
      onMoved(id);
      if (error) return error.unconfirmed.length > 0 ? 'declined' : error;
      const { startTime, endTime, professionalName } = data.moveAppointment;
      const times = `${clockTime(startTime)} - ${clockTime(endTime)}`;
      const text = texts.move.done(longDate(dayOf(startTime)), times, professionalName);
      announceChange(text, { before, after: data.moveAppointment });
      return undefined;
    },
    [day, send, confirmed, onMoved, announceChange],
  );
  return {
    move,
    questions: (
      <>
        <LazyComponent load={load} isNeeded={asked !== undefined} onFailure={onLoadFailure} props={{ asked }} />
        {question}
      </>
    ),
  };
}
