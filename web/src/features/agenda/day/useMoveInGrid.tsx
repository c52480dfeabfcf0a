import { useCallback, useState } from 'react';

import { useUndoableChange } from '../../../clinic/appointment/undo/useUndoableChange';
import { useSamePatientQuestion } from '../../../clinic/same-patient/useSamePatientQuestion';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { useMoveInAgendaMutation, type AgendaAppointmentFragment } from '../agenda.generated';
import type { MoveTarget } from '../grid/cell';
import type { MoveFailure } from '../grid/useMove';
import type { AskedSpecialty } from '../specialty/SpecialtyQuestion';
import { texts } from '../texts';
import type { AgendaDay } from '../useAgendaDay';

const load = async () => (await import('../specialty/SpecialtyQuestion')).SpecialtyQuestion;

/** Sends a move with its version. Asks before the turno passes to another specialty: a drag easily misses its column. */
export function useMoveInGrid(day: AgendaDay | undefined, onMoved: (id: string) => void) {
  const announceChange = useUndoableChange(day?.now);
  const [send] = useMoveInAgendaMutation();
  const { confirmed, question } = useSamePatientQuestion('move');
  const [asked, setAsked] = useState<AskedSpecialty>();
  const giveUp = useCallback(() => setAsked((open) => void open?.answer(false)), []);
  const onLoadFailure = useDialogLoadFailure(giveUp);
  const professionals = day?.professionals;
  const move = useCallback(
    async (before: AgendaAppointmentFragment, target: MoveTarget): Promise<MoveFailure | undefined> => {
      const { id, version, patientName } = before;
      const [from, to] = [before.professionalId, target.professionalId].map((it) =>
        professionals?.find((professional) => professional.id === it),
      );
      if (from?.specialtyName && to?.specialtyName && from.specialtyName !== to.specialtyName) {
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
    [professionals, send, confirmed, onMoved, announceChange],
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
