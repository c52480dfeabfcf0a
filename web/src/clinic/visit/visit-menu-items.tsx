import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';

import type { useVisitSteps } from './useVisitSteps';
import type { VisitTurnoFragment } from './visit.generated';
import { laterSteps, nextStep, undoableStep, WORDS } from './visit-steps';

type Visits = Pick<ReturnType<typeof useVisitSteps>, 'record' | 'undo'>;

/** What can be done with a visit besides its next step. `choose` closes the menu around it. */
export function visitMenuItems(
  turno: VisitTurnoFragment,
  { record, undo }: Visits,
  choose: (act: () => Promise<unknown>) => () => void,
) {
  const undoable = undoableStep(turno);
  return [
    ...(turno.visit?.step === 'called' ? [{ label: WORDS.again, act: () => record(turno, 'called', true) }] : []),
    ...laterSteps(nextStep(turno)).map((step) => ({ label: WORDS.act[step], act: () => record(turno, step) })),
    ...(undoable ? [{ label: WORDS.undo(undoable), act: () => undo(turno, undoable) }] : []),
  ].map(({ label, act }) => (
    <MenuItem key={label} sx={{ '&&': { minHeight: 44 } }} onClick={choose(act)}>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  ));
}
