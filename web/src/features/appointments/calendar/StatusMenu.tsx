import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';

import type { AppointmentStatus } from '../../../shared/status/appointment-status';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { CheckIcon } from '../../../shared/ui/icons';
import { texts } from '../texts';

/** What a card offers; an absence is shown, and set in the panel. */
const OFFERED: readonly AppointmentStatus[] = ['pending', 'confirmed', 'completed', 'cancelled'];
const OFFERED_IN_PANEL: readonly AppointmentStatus[] = [...OFFERED, 'no_show'];

const OPEN_MS = 150;

interface Props {
  /** The button it hangs at; null: it is closed. */
  anchor: HTMLElement | null;
  /** Where the turno stands now. */
  current: AppointmentStatus | undefined;
  patientName: string | undefined;
  isPanel: boolean;
  onClose: () => void;
  /** The menu is gone and the focus back at its button: another dialog may open. */
  onChosen: (status: AppointmentStatus) => void;
}

/** The statuses a turno can be given. The arrows only move in it: a choice needs Enter, since some send a mail. */
export function StatusMenu({ anchor, current, patientName, isPanel, onClose, onChosen }: Props) {
  const chosen = useRef<AppointmentStatus | null>(null);
  return (
    <Menu
      anchorEl={anchor}
      // Inside the page's main part, as everything that is said there.
      container={() => document.querySelector('main')}
      // It would hold that part instead of the page, and move what sticks to the window.
      disableScrollLock
      open={anchor !== null}
      onClose={onClose}
      transitionDuration={OPEN_MS}
      slotProps={{
        list: { 'aria-label': texts.statusChange.menu(patientName ?? '') },
        transition: {
          onExited: () => {
            const status = chosen.current;
            chosen.current = null;
            if (status) onChosen(status);
          },
        },
      }}
    >
      {(isPanel ? OFFERED_IN_PANEL : OFFERED).map((status) => (
        <MenuItem
          key={status}
          role="menuitemradio"
          aria-checked={status === current}
          selected={status === current}
          sx={{ '&&': { minHeight: 48 }, gap: 2, justifyContent: 'space-between' }}
          onClick={() => {
            chosen.current = status;
            onClose();
          }}
        >
          <StatusBadge status={status} />
          {status === current ? <CheckIcon fontSize="inherit" /> : <span style={{ width: 16 }} />}
        </MenuItem>
      ))}
    </Menu>
  );
}
