import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';

import { MoreIcon } from '../../kit/ui/icons';
import { UnbrokenRow } from '../../kit/ui/layout';
import { OffButton } from '../../kit/ui/OffButton';
import { OffIconButton } from '../../kit/ui/OffIconButton';
import { usePopupPlace } from '../../kit/ui/popup-place';
import { useVisitSteps } from './useVisitSteps';
import type { VisitTurnoFragment } from './visit.generated';
import { laterSteps, nextStep, undoableStep, WORDS } from './visit-steps';

interface Props {
  /** One of today that the viewer may give a status. */
  turno: VisitTurnoFragment;
  /** Called once a step is recorded or taken back; Apollo's cache has it by then. */
  onChanged?: () => void;
}

/**
 * The next step of today's visit as one button, and the others in a menu. Nothing for a turno that takes none: the
 * page shows VisitBadge beside it.
 */
export function VisitSteps({ turno, onChanged }: Props) {
  const { isBusy, record, undo } = useVisitSteps();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const container = usePopupPlace();
  const next = nextStep(turno);
  const undoable = undoableStep(turno);
  if (next === null && undoable === null) return null;

  const tell = (isDone: boolean) => {
    if (isDone) onChanged?.();
  };
  const press = async () => {
    if (!next) return;
    const isDone = await record(turno, next);
    // The button is gone after the last step.
    if (isDone && next === 'finished') more.current?.focus();
    tell(isDone);
  };
  const choose = (act: () => Promise<boolean>) => async () => {
    setAnchor(null);
    tell(await act());
  };
  return (
    <UnbrokenRow spacing={1}>
      {next && (
        <OffButton
          variant="outlined"
          size="small"
          off={isBusy}
          aria-label={`${WORDS.act[next]}: ${turno.patientName}`}
          onClick={() => void press()}
        >
          {WORDS.act[next]}
        </OffButton>
      )}
      <OffIconButton
        ref={more}
        size="small"
        off={isBusy}
        aria-label={`${WORDS.more}: ${turno.patientName}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </OffIconButton>
      <Menu
        anchorEl={anchor}
        container={container}
        // The lock would apply to `main` and move sticky elements.
        disableScrollLock
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `${WORDS.more}: ${turno.patientName}` } }}
      >
        {turno.visit?.step === 'called' && undoable && (
          <MenuItem onClick={choose(() => record(turno, 'called', true))}>
            <ListItemText>{WORDS.again}</ListItemText>
          </MenuItem>
        )}
        {laterSteps(next).map((step) => (
          <MenuItem key={step} onClick={choose(() => record(turno, step))}>
            <ListItemText>{WORDS.act[step]}</ListItemText>
          </MenuItem>
        ))}
        {undoable && (
          <MenuItem onClick={choose(() => undo(turno, undoable))}>
            <ListItemText>{WORDS.undo(undoable)}</ListItemText>
          </MenuItem>
        )}
      </Menu>
    </UnbrokenRow>
  );
}
