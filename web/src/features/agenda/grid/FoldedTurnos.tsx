import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

import { STATUS_WORD } from '../../../clinic/appointment/appointment-status';
import { STATUS_LOOK } from '../../../clinic/appointment/status-look';
import type { RefMap } from '../../../kit/focus/useRefMap';
import { clockTime } from '../../../kit/time/wall-time';
import { PlainIcon } from '../../../kit/ui/icons';
import { useActionMenu } from '../../../kit/ui/useActionMenu';
import { foldKeyOf, type GridColumn } from './grid-columns';
import type { GridAppointment } from './grid-day';
import { texts } from './texts';

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const key = foldKeyOf(column);
  const text = texts.column.folded(folded);
  const label = texts.column.foldedOf(text, name);
  const { menu, choose } = useActionMenu({ anchor, label, onClose: () => setAnchor(null) });
  return (
    <>
      <ButtonBase
        className="fold"
        data-key={key}
        tabIndex={key === stop ? 0 : -1}
        aria-haspopup="menu"
        aria-label={label}
        // A closed dialog returns the focus by the key of its appointment.
        ref={(element: HTMLElement | null) => {
          for (const it of [key, ...folded.map(({ id }) => `turno-${id}`)]) refs.ref(it)(element);
        }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text}
      </ButtonBase>
      <Menu {...menu}>
        {folded.map((appointment) => (
          <MenuItem
            key={appointment.id}
            sx={{ '&&': { minHeight: 44 }, gap: 2 }}
            onClick={choose((line) => onOpen(appointment, line))}
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
