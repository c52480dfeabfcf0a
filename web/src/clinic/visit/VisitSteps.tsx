import Menu from '@mui/material/Menu';
import { useRef, useState } from 'react';

import { MoreIcon } from '../../kit/ui/icons';
import { UnbrokenRow } from '../../kit/ui/layout';
import { OffButton } from '../../kit/ui/OffButton';
import { OffIconButton } from '../../kit/ui/OffIconButton';
import { usePopupAnchor } from '../../kit/ui/popup-anchor';
import { useVisitSteps } from './useVisitSteps';
import type { VisitTurnoFragment } from './visit.generated';
import { visitMenuItems } from './visit-menu-items';
import { nextStep, undoableStep, WORDS } from './visit-steps';

interface Props {
  /** One of today that the viewer may give a status. */
  turno: VisitTurnoFragment;
  /** Called once a step is recorded or taken back; Apollo's cache has it by then. */
  onChanged?: () => void;
  /** In a list of which one row is the tab stop. */
  tabIndex?: 0 | -1;
  /** The other steps are in another menu: visitMenuItems. */
  isNextOnly?: boolean;
}

/**
 * The next step of today's visit as one button, and the others in a menu. Nothing for a turno that takes none: the
 * page shows VisitBadge beside it.
 */
export function VisitSteps({ turno, onChanged, tabIndex, isNextOnly = false }: Props) {
  const visits = useVisitSteps(onChanged);
  const { isBusy, record } = visits;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const container = usePopupAnchor();
  const next = nextStep(turno);
  if (next === null && undoableStep(turno) === null) return null;

  const press = async () => {
    if (!next) return;
    const isDone = await record(turno, next);
    // The button is gone after the last step.
    if (isDone && next === 'finished') more.current?.focus();
  };
  const choose = (act: () => Promise<unknown>) => () => {
    setAnchor(null);
    void act();
  };
  const button = next && (
    <OffButton
      variant="outlined"
      size="small"
      tabIndex={tabIndex}
      off={isBusy}
      aria-label={`${WORDS.act[next]}: ${turno.patientName}`}
      onClick={() => void press()}
    >
      {WORDS.act[next]}
    </OffButton>
  );
  if (isNextOnly) return button;
  return (
    <UnbrokenRow spacing={1}>
      {button}
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
        {visitMenuItems(turno, visits, choose)}
      </Menu>
    </UnbrokenRow>
  );
}
