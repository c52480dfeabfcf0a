import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { copyText } from '../../kit/notify/copy-text';
import { texts } from './texts';

/** For whoever gives a key to a program. */
export function KeyGuide() {
  const titleId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const code = texts.guide.code(window.location.origin);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ maxWidth: 760 }}>
      <Typography variant="h2" id={titleId}>
        {texts.guide.title}
      </Typography>
      <p>{texts.guide.text}</p>
      <TextField
        label={texts.guide.example}
        value={code}
        inputRef={box}
        multiline
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace' } } }}
      />
      <Stack direction="row" spacing={4}>
        <Button variant="outlined" onClick={() => void copyText(code, box.current, texts.guide)}>
          {texts.guide.copy}
        </Button>
        <Link href="/api/docs">{texts.guide.docs}</Link>
      </Stack>
    </Card>
  );
}
