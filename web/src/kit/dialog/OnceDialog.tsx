import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useRef, type ReactNode } from 'react';

import { focusArrived } from '../focus/focus-arrived';
import { copyText } from '../notify/copy-text';
import { asDialog } from './as-dialog';
import { DialogFrame } from './DialogFrame';

interface Props {
  texts: {
    title: string;
    /** Why it is copied now. */
    once: string;
    label: string;
    copy: string;
    copied: string;
    notCopied: string;
    close: string;
  };
  /** Known only now. */
  value: string;
  /** Below it: what to do with it. */
  children?: ReactNode;
  /** Buttons beside copying. */
  actions?: ReactNode;
  onClose: () => void;
}

/** What is never shown again, to copy. An outside click does not lose it. */
export const OnceDialog = asDialog(function OnceDialog({ texts, value, children, actions, onClose }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame title={texts.title} closesOutside={false} onClose={onClose}>
      <DialogContent>
        <Stack spacing={3}>
          <p id={id}>{texts.once}</p>
          <TextField
            label={texts.label}
            value={value}
            inputRef={box}
            fullWidth
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false, autoComplete: 'off' } }}
          />
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.close}
        </Button>
        {actions}
        <Button ref={focusArrived} aria-describedby={id} onClick={() => void copyText(value, box.current, texts)}>
          {texts.copy}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
});
