import IconButton from '@mui/material/IconButton';
import { useState } from 'react';

import { down } from '../ui/breakpoints';
import { KeyboardIcon } from '../ui/icons';
import { KeyTip } from '../keys/KeyTip';
import { useKeys } from '../keys/useKeys';
import { KeysDialog } from './KeysDialog';

const HIDDEN = { display: 'none' };
const LABEL = 'Atajos de teclado';
/** Touch screens and narrow windows have no room for it. `?` still works. */
const LOOK = { [down('md')]: HIDDEN, '@media (hover: none)': HIDDEN, '@media print': HIDDEN };

/** Button and key `?` that list the page's shortcuts. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useKeys({ '?': { label: LABEL, run: open } });
  return (
    <>
      <KeyTip shortcut="?">
        <IconButton sx={LOOK} aria-label={LABEL} aria-haspopup="dialog" onClick={open}>
          <KeyboardIcon />
        </IconButton>
      </KeyTip>
      <KeysDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
