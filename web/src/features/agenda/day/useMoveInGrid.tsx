import { useCallback, useState } from 'react';

import { useUndoableChange } from '../../../clinic/appointment/undo/useUndoableChange';
import { useSamePatientQuestion } from '../../../clinic/same-patient/useSamePatientQuestion';
import { QuestionDialog } from '../../../kit/dialog/QuestionDialog';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { useMoveInAgendaMutation, type AgendaAppointmentFragment } from '../agenda.generated';
import type { MoveTarget } from '../grid/cell';
import type { MoveFailure } from '../grid/useMove';
import { texts } from '../texts';
import type { AgendaDay } from '../useAgendaDay';

type Professional = AgendaDay['professionals'][number];

interface OpenQuestion {
  patientName: string;
  from: Professional;
  to: Professional;
  answer: (isConfirmed: boolean) => void;
}

/** Sends a move with its version. Asks before the turno passes to another specialty: a drag easily misses its column. */
export function useMoveInGrid(day: AgendaDay | undefined, onMoved: (id: string) => void) {
  const announceChange = useUndoableChange(day?.now);
  const [send] = useMoveInAgendaMutation();
  const { confirmed, question } = useSamePatientQuestion('move');
  const [asked, setAsked] = useState<OpenQuestion>();
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
        {asked && <SpecialtyQuestion {...asked} />}
        {question}
      </>
    ),
  };
}

function SpecialtyQuestion({ patientName, from, to, answer }: OpenQuestion) {
  const { title, summary, no, yes } = texts.move.specialty;
  return (
    <QuestionDialog
      title={title}
      noLabel={no}
      yesLabel={yes}
      onNo={() => answer(false)}
      onYes={() => {
        answer(true);
        return Promise.resolve(undefined);
      }}
    >
      <p>{summary(patientName, from, to)}</p>
    </QuestionDialog>
  );
}
