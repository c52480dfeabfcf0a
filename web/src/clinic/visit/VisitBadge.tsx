import type { ReactElement } from 'react';

import { CheckIcon, DoneAllIcon, PersonIcon, ScheduleIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import type { VisitStep, VisitTurnoFragment } from './visit.generated';
import { visitText } from './visit-steps';

const LOOK: Record<VisitStep, { icon: ReactElement; colour: StatusColour }> = {
  arrived: { icon: <CheckIcon fontSize="inherit" />, colour: 'confirmed' },
  called: { icon: <ScheduleIcon fontSize="inherit" />, colour: 'pending' },
  started: { icon: <PersonIcon fontSize="inherit" />, colour: 'confirmed' },
  finished: { icon: <DoneAllIcon fontSize="inherit" />, colour: 'done' },
};

/** Today's step, its time, and the code on screens. Empty before arrival. */
export function VisitBadge({ visit }: Pick<VisitTurnoFragment, 'visit'>) {
  return visit && <StatusChip {...LOOK[visit.step]} label={visitText(visit)} />;
}
