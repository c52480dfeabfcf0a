import type { IconName } from '../../kit/ui/icons';
import type { StatusColour } from '../../kit/ui/StatusChip';
import { STATUS_WORD } from '../appointment/appointment-status';
import { STATUS_LOOK } from '../appointment/status-look';
import type { VisitStep, VisitTurnoFragment } from './visit.generated';
import { undoableStep, visitText } from './visit-steps';

interface Look {
  icon: IconName;
  colour: StatusColour;
}

export const VISIT_LOOK: Record<VisitStep, Look> = {
  arrived: { icon: 'Check', colour: 'confirmed' },
  called: { icon: 'Schedule', colour: 'pending' },
  started: { icon: 'Person', colour: 'confirmed' },
  finished: { icon: 'DoneAll', colour: 'done' },
};

/** The visit's step while the patient is here, else the status: "Llegó 09:05 · A07", "Pendiente". */
export function shownStatus({ status, visit }: Pick<VisitTurnoFragment, 'status' | 'visit'>): Look & { text: string } {
  const step = undoableStep({ status, visit });
  return visit && step && step !== 'finished'
    ? { ...VISIT_LOOK[step], text: visitText(visit) }
    : { ...STATUS_LOOK[status], text: STATUS_WORD[status].turno };
}
