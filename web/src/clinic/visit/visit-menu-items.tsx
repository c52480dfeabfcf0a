import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';

import type { useVisitSteps } from './useVisitSteps';
import type { VisitTurnoFragment } from './visit.generated';
import { menuSteps, nextStep, undoableStep, WORDS } from './visit-steps';

/** `withNext`: no button shows the next step. */
type Visits = Pick<ReturnType<typeof useVisitSteps>, 'record' | 'undo'> & { withNext?: boolean };

/** `choose` closes the menu. */
export function visitMenuItems(
  turno: VisitTurnoFragment,
  { record, undo, withNext = false }: Visits,
  choose: (act: () => Promise<unknown>) => () => void,
) {
  const undoable = undoableStep(turno);
  return [
    ...(turno.visit?.step === 'called' ? [{ label: WORDS.again, act: () => record(turno, 'called', true) }] : []),
    ...menuSteps(nextStep(turno), { withNext }).map((step) => ({
      label: WORDS.act[step],
      act: () => record(turno, step),
    })),
    ...(undoable ? [{ label: WORDS.undo(undoable), act: () => undo(turno, undoable) }] : []),
  ].map(({ label, act }) => (
    <MenuItem key={label} sx={{ '&&': { minHeight: 44 } }} onClick={choose(act)}>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  ));
}
