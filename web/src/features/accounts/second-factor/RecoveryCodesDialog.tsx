import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';

import { useClinic } from '../../../clinic/facts/useClinic';
import { OnceDialog } from '../../../kit/dialog/OnceDialog';
import { saveFile } from '../../../kit/files/save-file';
import { PrintIcon } from '../../../kit/ui/icons';
import { texts } from './texts';

interface Props {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}

/** Prints only this dialog. */
const ON_PAPER = {
  '@media print': {
    'body > :not(:last-of-type), .MuiBackdrop-root, .MuiDialog-root button, .MuiDialogActions-root': {
      display: 'none !important',
    },
  },
};

/** Shown once: to copy, save or print. */
export function RecoveryCodesDialog({ codes, email, onClose }: Props) {
  const clinic = useClinic()?.name ?? '';
  const words = texts.codes;
  const list = codes.join('\n');
  const save = () => saveFile(words.file, 'text/plain;charset=utf-8', `${words.fileHead(clinic, email)}\n\n${list}\n`);
  return (
    <OnceDialog texts={words} value={list} isLong onClose={onClose}>
      {(onTaken) => (
        <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }} onClick={onTaken}>
          <GlobalStyles styles={ON_PAPER} />
          <Box sx={{ display: 'none', displayPrint: 'block', whiteSpace: 'pre-line' }}>
            {words.fileHead(clinic, email)}
          </Box>
          <Button variant="outlined" onClick={save}>
            {words.download}
          </Button>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {words.print}
          </Button>
        </Stack>
      )}
    </OnceDialog>
  );
}
