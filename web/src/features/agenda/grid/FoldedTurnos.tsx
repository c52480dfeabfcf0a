import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';

import { STATUS_WORD } from '../../../clinic/appointment/appointment-status';
import { STATUS_LOOK } from '../../../clinic/appointment/status-look';
import type { RefMap } from '../../../kit/focus/useRefMap';
import { clockTime } from '../../../kit/time/wall-time';
import { PlainIcon } from '../../../kit/ui/icons';
import { usePopupAnchor } from '../../../kit/ui/popup-anchor';
import { foldKeyOf, type GridColumn } from './grid-columns';
import type { GridAppointment } from './grid-day';
import { texts } from './texts';

const OPEN_MS = 150;

interface Props<A extends GridAppointment> {
  column: GridColumn<A>;
  refs: RefMap<string>;
  stop: string | null;
  /** The menu of the appointment, at the line. */
  onOpen: (appointment: A, anchor: HTMLElement) => void;
}

/** A line that opens the cancelled and absent appointments of a column. */
export function FoldedTurnos<A extends GridAppointment>({ column, refs, stop, onOpen }: Props<A>) {
  const { name, folded } = column;
  const container = usePopupAnchor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Runs after this menu returned the focus, so that the next one can open.
  const after = useRef<(() => void) | null>(null);
  const key = foldKeyOf(column);
  const text = texts.column.folded(folded);
  return (
    <>
      <ButtonBase
        className="fold"
        data-key={key}
        tabIndex={key === stop ? 0 : -1}
        aria-haspopup="menu"
        aria-label={texts.column.foldedOf(text, name)}
        // A closed dialog returns the focus by the key of its appointment.
        ref={(element: HTMLElement | null) => {
          for (const it of [key, ...folded.map(({ id }) => `turno-${id}`)]) refs.ref(it)(element);
        }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text}
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        container={container}
        disableScrollLock
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        transitionDuration={OPEN_MS}
        slotProps={{
          list: { 'aria-label': texts.column.foldedOf(text, name) },
          transition: {
            onExited: () => {
              const act = after.current;
              after.current = null;
              act?.();
            },
          },
        }}
      >
        {folded.map((appointment) => (
          <MenuItem
            key={appointment.id}
            sx={{ '&&': { minHeight: 44 }, gap: 2 }}
            onClick={() => {
              after.current = anchor && (() => onOpen(appointment, anchor));
              setAnchor(null);
            }}
          >
            <PlainIcon name={STATUS_LOOK[appointment.status].icon} />
            {texts.column.foldedTurno(
              clockTime(appointment.startTime),
              appointment.patientName,
              STATUS_WORD[appointment.status].turno,
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
