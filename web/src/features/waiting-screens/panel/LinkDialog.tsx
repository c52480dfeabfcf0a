import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogFrame } from '../../../kit/dialog/DialogFrame';
import { focusArrived } from '../../../kit/focus/focus-arrived';
import { copyText } from '../../../kit/notify/copy-text';
import { texts } from '../texts';
import { screenPath } from '../waiting-screens.paths';

interface Props {
  /** Of a screen that was just created; only now is it known. */
  token: string;
  onClose: () => void;
}

/** A new screen's link, to copy or open. An outside click does not lose it. */
export const LinkDialog = asDialog(function LinkDialog({ token, onClose }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const link = `${window.location.origin}${screenPath(token)}`;
  return (
    <DialogFrame title={texts.link.title} closesOutside={false} onClose={onClose}>
      <DialogContent>
        <Stack spacing={3}>
          <p id={id}>{texts.link.once}</p>
          <TextField
            label={texts.link.label}
            value={link}
            inputRef={box}
            fullWidth
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          />
          <p>{texts.link.how}</p>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.link.close}
        </Button>
        <Button variant="outlined" href={link} target="_blank" rel="noopener noreferrer">
          {texts.link.open}
        </Button>
        <Button ref={focusArrived} aria-describedby={id} onClick={() => void copyText(link, box.current, texts.link)}>
          {texts.link.copy}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
});
