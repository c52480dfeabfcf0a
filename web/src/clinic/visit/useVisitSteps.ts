import { notify } from '../../kit/notify/notify';
import {
  useRecordVisitStepMutation,
  useUndoVisitStepMutation,
  type VisitStep,
  type VisitTurnoFragment,
} from './visit.generated';
import { visitText, WORDS } from './visit-steps';

type Turno = Pick<VisitTurnoFragment, 'id' | 'patientName'>;

/** Records steps of visits and takes them back; the toast says how the visit stands. */
export function useVisitSteps() {
  const [record, recording] = useRecordVisitStepMutation({ errorFallback: WORDS.failed });
  const [undo, undoing] = useUndoVisitStepMutation({ errorFallback: WORDS.failed });
  return {
    isBusy: recording.loading || undoing.loading,
    record: async ({ id, patientName }: Turno, step: VisitStep, again = false): Promise<boolean> => {
      const { data } = await record({ appointmentId: id, step, again });
      const visit = data?.recordVisitStep.visit;
      if (visit) notify.success(`${patientName}: ${visitText(visit)}`);
      return data !== undefined;
    },
    undo: async ({ id, patientName }: Turno, step: VisitStep): Promise<boolean> => {
      const { data } = await undo({ appointmentId: id, step });
      if (data) notify.success(WORDS.undone(patientName));
      return data !== undefined;
    },
  };
}
