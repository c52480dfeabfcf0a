import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { MenuIcon } from '../../../kit/ui/icons';
import { SignOutButton } from '../../shell/SignOutButton';
import { PANEL_NAME } from './panel-name';
import { PanelNav } from './PanelNav';
import { PanelStats } from './PanelStats';

/** For narrow windows. */
export function PanelMenu({ current }: { current: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        startIcon={<MenuIcon fontSize="small" />}
      >
        Secciones
      </Button>
      <Drawer open={isOpen} onClose={close} slotProps={{ paper: { 'aria-label': PANEL_NAME } }}>
        <Stack spacing={4} sx={{ width: 'min(288px, 85vw)', padding: 4 }}>
          <strong>{PANEL_NAME}</strong>
          <nav aria-label={PANEL_NAME}>
            <PanelNav current={current} onChoose={close} />
          </nav>
          <PanelStats />
          <SignOutButton onDone={close} />
        </Stack>
      </Drawer>
    </>
  );
}
