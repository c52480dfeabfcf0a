import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';

import { copyText } from './copy-text';

interface Props {
  texts: {
    title: string;
    text?: string;
    label: string;
    hint?: string;
    copy: string;
    copied: string;
    notCopied: string;
  };
  code: string;
  /** Before the code. */
  notice?: ReactNode;
  children?: ReactNode;
}

export function CodeCard({ texts, code, notice, children }: Props) {
  const titleId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ maxWidth: 760 }}>
      <Typography variant="h2" id={titleId}>
        {texts.title}
      </Typography>
      {texts.text !== undefined && <p>{texts.text}</p>}
      {notice}
      <TextField
        label={texts.label}
        value={code}
        inputRef={box}
        multiline
        fullWidth
        helperText={texts.hint}
        slotProps={{
          htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace', fontSize: 14 } },
        }}
      />
      <Stack direction="row" spacing={4} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 2 }}>
        <Button variant="outlined" onClick={() => void copyText(code, box.current, texts)}>
          {texts.copy}
        </Button>
        {children}
      </Stack>
    </Card>
  );
}
