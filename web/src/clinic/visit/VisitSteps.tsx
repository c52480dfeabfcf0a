import MenuItem from '@mui/material/MenuItem';
import { useRef, type ReactNode } from 'react';

import { UnbrokenRow } from '../../kit/ui/layout';
import { OffButton } from '../../kit/ui/OffButton';
import { payTexts } from '../till/pay-texts';
import { TurnoMenu, type Choose } from './TurnoMenu';
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

/** Next step as a button, others in a menu. Empty for a turno with neither steps nor a patient to see. */
export function VisitSteps({ turno, onChanged, tabIndex, isNextOnly = false, patientPath, onPay, moreItems }: Props) {
  const visits = useVisitSteps(onChanged);
  const { isBusy, record } = visits;
  const more = useRef<HTMLButtonElement>(null);
  const next = nextStep(turno);
  if (next === null && undoableStep(turno) === null && patientPath === undefined && !onPay && !moreItems) return null;

  const press = async () => {
    if (!next) return;
    const isDone = await record(turno, next);
    // The button disappears after the last step.
    if (isDone && next === 'finished') more.current?.focus();
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
      <TurnoMenu
        ref={more}
        off={isBusy}
        patientName={turno.patientName}
        patientPath={patientPath}
        items={(choose) => [
          visitMenuItems(turno, visits, choose),
          onPay && (
            <MenuItem key="pay" sx={{ '&&': { minHeight: 44 } }} onClick={choose(onPay)}>
              {payTexts.open}
            </MenuItem>
          ),
          moreItems?.(choose),
        ]}
      />
    </UnbrokenRow>
  );
}
