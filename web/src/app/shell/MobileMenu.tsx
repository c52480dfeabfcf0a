import IconButton from '@mui/material/IconButton';
import { useCallback, useState } from 'react';

import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { MenuIcon } from '../../kit/ui/icons';
import type { MenuContentProps } from './MenuDrawer';

const load = () => import('./MenuDrawer').then((file) => file.MenuDrawer);

/** Preloads the drawer when idle. */
export function MobileMenu(content: MenuContentProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const onLoadFailure = useDialogLoadFailure(close);
  return (
    <>
      <IconButton aria-label="Abrir menú" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <LazyComponent
        load={load}
        isNeeded={open}
        onFailure={onLoadFailure}
        props={{ ...content, open, onClose: close }}
      />
    </>
  );
}
