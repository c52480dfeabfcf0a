import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';

import { useClinic } from '../../../clinic/facts/useClinic';
import { copyText } from '../../../kit/copy/copy-text';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogFrame } from '../../../kit/dialog/DialogFrame';
import { saveFile } from '../../../kit/files/save-file';
import { focusArrived } from '../../../kit/focus/focus-arrived';
import { PrintIcon } from '../../../kit/ui/icons';
import { texts } from './texts';

interface Props {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}

/** On paper stands this dialog alone. */
const ON_PAPER = { '@media print': { 'body > :not(:last-of-type)': { display: 'none !important' } } };

/** Shown once: to copy, to keep as a file or to print. An outside click does not lose them. */
export const RecoveryCodesDialog = asDialog(function RecoveryCodesDialog({ codes, email, onClose }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const clinic = useClinic()?.name ?? '';
  const words = texts.codes;
  const list = codes.join('\n');
  const save = () => saveFile(words.file, 'text/plain;charset=utf-8', `${words.fileHead(clinic, email)}\n\n${list}\n`);
  return (
    <DialogFrame title={words.title} closesOutside={false} onClose={onClose}>
      <GlobalStyles styles={ON_PAPER} />
      <DialogContent>
        <Stack spacing={3}>
          <p id={id}>{words.once}</p>
          <TextField
            label={words.label}
            value={list}
            inputRef={box}
            multiline
            fullWidth
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace' } } }}
          />
          <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={save}>
              {words.download}
            </Button>
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
        <Button ref={focusArrived} aria-describedby={id} onClick={() => void copyText(list, box.current, words)}>
          {words.copy}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
});
