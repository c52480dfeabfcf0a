import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';

import type { AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { CheckIcon } from '../../../kit/ui/icons';
import { usePopupAnchor } from '../../../kit/ui/popup-anchor';
import { calendarTexts } from './texts';

/** Only the panel sets absences. */
const OFFERED: readonly AppointmentStatus[] = ['pending', 'confirmed', 'completed', 'cancelled'];
const OFFERED_IN_PANEL: readonly AppointmentStatus[] = [...OFFERED, 'no_show'];

const OPEN_MS = 150;

interface Props {
  /** null: closed. */
  anchor: HTMLElement | null;
  /** The present status. */
  current: AppointmentStatus | undefined;
  patientName: string | undefined;
  isPanel: boolean;
  onClose: () => void;
  /** After the focus is back, so that a dialog can open. */
  onChosen: (status: AppointmentStatus) => void;
}

/** Statuses to choose. Arrows only move; a choice needs Enter, as some send a mail. */
export function StatusMenu({ anchor, current, patientName, isPanel, onClose, onChosen }: Props) {
  const container = usePopupAnchor();
  const chosen = useRef<AppointmentStatus | null>(null);
  return (
    <Menu
      anchorEl={anchor}
      // Announced content belongs in `main`.
      container={container}
      // Locking `main` would move sticky elements.
      disableScrollLock
      open={anchor !== null}
      onClose={onClose}
      transitionDuration={OPEN_MS}
      slotProps={{
        list: { 'aria-label': calendarTexts.statusChange.menu(patientName ?? '') },
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
