import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogFrame } from '../../kit/dialog/DialogFrame';
import { focusArrived } from '../../kit/focus/focus-arrived';
import { copyText } from '../../kit/notify/copy-text';
import { texts } from './texts';

interface Props {
  /** Only now is it known. */
  token: string;
  onClose: () => void;
}

/** A new key, to copy. An outside click does not lose it. */
export const NewKeyDialog = asDialog(function NewKeyDialog({ token, onClose }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame title={texts.made.title} closesOutside={false} onClose={onClose}>
      <DialogContent>
        <Stack spacing={3}>
          <p id={id}>{texts.made.once}</p>
          <TextField
            label={texts.made.label}
            value={token}
            inputRef={box}
            fullWidth
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false, autoComplete: 'off' } }}
          />
          <p>{texts.made.how}</p>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.made.close}
        </Button>
        <Button ref={focusArrived} aria-describedby={id} onClick={() => void copyText(token, box.current, texts.made)}>
          {texts.made.copy}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
});
