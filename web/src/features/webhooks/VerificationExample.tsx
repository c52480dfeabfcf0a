import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { copyText } from '../../kit/notify/copy-text';
import { texts } from './texts';

/** For whoever writes the other system. */
export function VerificationExample() {
  const titleId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ maxWidth: 760 }}>
      <Typography variant="h2" id={titleId}>
        {texts.example.title}
      </Typography>
      <p>{texts.example.text}</p>
      <TextField
        label={texts.example.label}
        value={texts.example.code}
        inputRef={box}
        multiline
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace' } } }}
      />
      <Stack direction="row">
        <Button variant="outlined" onClick={() => void copyText(texts.example.code, box.current, texts.example)}>
          {texts.example.copy}
        </Button>
      </Stack>
    </Card>
  );
}
