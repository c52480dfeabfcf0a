import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';

import { MoreIcon } from '../../kit/ui/icons';
import { OffIconButton } from '../../kit/ui/OffIconButton';
import { usePopupAnchor } from '../../kit/ui/popup-anchor';
import { WORDS } from './visit-steps';

export type Choose = (act: () => unknown) => () => void;

interface Props {
  ref?: Ref<HTMLButtonElement>;
  patientName: string;
  off?: boolean;
  /** Last in the menu. */
  patientPath: string | undefined;
  /** `choose` closes the menu. */
  items: (choose: Choose) => ReactNode;
}

/** Three dots, named after the patient. */
export function TurnoMenu({ ref, patientName, off = false, patientPath, items }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const container = usePopupAnchor();
  const choose: Choose = (act) => () => {
    setAnchor(null);
    void act();
  };
  return (
    <>
      <OffIconButton
        ref={ref}
        size="small"
        off={off}
        aria-label={`${WORDS.more}: ${patientName}`}
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
        slotProps={{ list: { 'aria-label': `${WORDS.more}: ${patientName}` } }}
      >
        {items(choose)}
        {patientPath !== undefined && (
          <MenuItem sx={{ '&&': { minHeight: 44 } }} component={Link} to={patientPath}>
            {WORDS.patient}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
