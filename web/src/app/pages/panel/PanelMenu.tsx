import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { MenuIcon } from '../../../kit/ui/icons';
import { SignOutButton } from '../../shell/SignOutButton';
import { PanelNav } from './PanelNav';

interface Props {
  name: string;
  /** The current section's path. */
  current: string | undefined;
}

/** The tabs of narrow windows. */
export function PanelMenu({ name, current }: Props) {
  const [open, setOpen] = useState(false);
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
      <Drawer open={open} onClose={close} slotProps={{ paper: { 'aria-label': name } }}>
        <Stack spacing={4} sx={{ width: 'min(288px, 85vw)', padding: 4 }}>
          <strong>{name}</strong>
          <nav aria-label={name}>
            <PanelNav current={current} onChoose={close} />
          </nav>
          <SignOutButton onDone={close} />
        </Stack>
      </Drawer>
    </>
  );
}
