import Button from '@mui/material/Button';
import { useState } from 'react';

import { MenuIcon } from '../../../kit/ui/icons';
import { PanelDrawer } from './PanelDrawer';

/** For narrow windows. */
export function PanelMenu({ current }: { current: string | undefined }) {
  const [open, setOpen] = useState(false);
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
      <PanelDrawer open={open} onClose={() => setOpen(false)} current={current} />
    </>
  );
}
