import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';

import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { MenuIcon } from '../../../kit/ui/icons';

const load = () => import('./PanelDrawer').then((file) => file.PanelDrawer);

/** For narrow windows. */
export function PanelMenu({ current }: { current: string | undefined }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const onFailure = useDialogLoadFailure(close);
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
      <LazyComponent load={load} isNeeded={open} onFailure={onFailure} props={{ open, onClose: close, current }} />
    </>
  );
}
