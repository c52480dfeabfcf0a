import { notify } from '../../kit/notify/notify';
import {
  useRecordVisitStepMutation,
  useUndoVisitStepMutation,
  type VisitStep,
  type VisitTurnoFragment,
} from './visit.generated';
import { visitText, WORDS } from './visit-steps';

type Turno = Pick<VisitTurnoFragment, 'id' | 'patientName'>;

/** Records and undoes check-in steps; the toast can undo. `onChanged`: after Apollo's cache is updated. */
export function useVisitSteps(onChanged?: () => void) {
  const [record, recording] = useRecordVisitStepMutation({ errorFallback: WORDS.failed });
  const [undo, undoing] = useUndoVisitStepMutation({ errorFallback: WORDS.failed });
  const takeBack = async ({ id, patientName }: Turno, step: VisitStep): Promise<void> => {
    const { data } = await undo({ appointmentId: id, step });
    if (!data) return;
    notify.success(WORDS.undone(patientName));
    onChanged?.();
  };
  return {
    isBusy: recording.loading || undoing.loading,
    /** Resolves to whether it is recorded. */
    record: async (turno: Turno, step: VisitStep, again = false): Promise<boolean> => {
      const { data } = await record({ appointmentId: turno.id, step, again });
      const visit = data?.recordVisitStep.visit;
      if (!visit) return false;
      const text = `${turno.patientName}: ${visitText(visit)}`;
      // A second call keeps the first when undone.
      if (again) notify.success(text);
      else notify.undoable(text, () => void takeBack(turno, step));
      onChanged?.();
      return true;
    },
    undo: takeBack,
  };
}
