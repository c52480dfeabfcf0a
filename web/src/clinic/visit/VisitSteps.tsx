import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { MoreIcon } from '../../kit/ui/icons';
import { UnbrokenRow } from '../../kit/ui/layout';
import { OffButton } from '../../kit/ui/OffButton';
import { OffIconButton } from '../../kit/ui/OffIconButton';
import { usePopupAnchor } from '../../kit/ui/popup-anchor';
import { payTexts } from '../till/pay-texts';
import { useVisitSteps } from './useVisitSteps';
import type { VisitTurnoFragment } from './visit.generated';
import { visitMenuItems } from './visit-menu-items';
import { nextStep, undoableStep, WORDS } from './visit-steps';

interface Props {
  /** A turno of today; the viewer may change its status. */
  turno: VisitTurnoFragment;
  /** After Apollo's cache has the step. */
  onChanged?: () => void;
  /** -1: another row is the tab stop. */
  tabIndex?: 0 | -1;
  /** visitMenuItems shows the others. */
  isNextOnly?: boolean;
  /** Last in the menu. */
  patientPath?: string | undefined;
  /** In the menu; for accounts that take payments. */
  onPay?: (() => void) | undefined;
  /** Further items of the menu; `choose` closes it. */
  moreItems?: ((choose: Choose) => ReactNode) | undefined;
}

type Choose = (act: () => void) => () => void;

/** Next step as a button, others in a menu. Empty for a turno with neither steps nor a patient to see. */
export function VisitSteps({ turno, onChanged, tabIndex, isNextOnly = false, patientPath, onPay, moreItems }: Props) {
  const visits = useVisitSteps(onChanged);
  const { isBusy, record } = visits;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const container = usePopupAnchor();
  const next = nextStep(turno);
  if (next === null && undoableStep(turno) === null && patientPath === undefined && !onPay && !moreItems) return null;

  const press = async () => {
    if (!next) return;
    const isDone = await record(turno, next);
    // The button disappears after the last step.
    if (isDone && next === 'finished') more.current?.focus();
  };
  const choose = (act: () => unknown) => () => {
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
        // Locking `main` would move sticky elements.
        disableScrollLock
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `${WORDS.more}: ${turno.patientName}` } }}
      >
        {visitMenuItems(turno, visits, choose)}
        {onPay && (
          <MenuItem sx={{ '&&': { minHeight: 44 } }} onClick={choose(onPay)}>
            {payTexts.open}
          </MenuItem>
        )}
        {moreItems?.(choose)}
        {patientPath !== undefined && (
          <MenuItem sx={{ '&&': { minHeight: 44 } }} component={Link} to={patientPath}>
            {WORDS.patient}
          </MenuItem>
        )}
      </Menu>
    </UnbrokenRow>
  );
}
