import IconButton from '@mui/material/IconButton';
import { useCallback, useState } from 'react';

import { LazyComponent } from '../lazy/LazyComponent';
import { useDialogLoadFailure } from '../lazy/useDialogLoadFailure';
import { down } from '../ui/breakpoints';
import { KeyboardIcon } from '../ui/icons';
import { KeyTip } from '../keys/KeyTip';
import { useKeys } from '../keys/useKeys';

const HIDDEN = { display: 'none' };
const LABEL = 'Atajos de teclado';
/** Fingers and narrow windows have no room for it. `?` works all the same. */
const LOOK = { [down('md')]: HIDDEN, '@media (hover: none)': HIDDEN, '@media print': HIDDEN };
const loadDialog = () => import('./KeysDialog').then((file) => file.KeysDialog);

/** A button, and the key `?`, that lists the shortcuts of the page. */
export function KeysButton() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = useCallback(() => setOpen(false), []);
  const onFailure = useDialogLoadFailure(close);
  useKeys({ '?': { label: LABEL, run: open } });
  return (
    <>
      <KeyTip shortcut="?">
        <IconButton sx={LOOK} aria-label={LABEL} aria-haspopup="dialog" onClick={open}>
          <KeyboardIcon />
        </IconButton>
      </KeyTip>
      <LazyComponent
        load={loadDialog}
        isNeeded={isOpen}
        onFailure={onFailure}
        props={{ open: isOpen, onClose: close }}
      />
    </>
  );
}
