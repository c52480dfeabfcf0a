import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { copyText } from '../../../kit/notify/copy-text';
import { texts } from '../texts';

/** To copy into the clinic's own site. */
export function WidgetCode() {
  const titleId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const code = texts.widgetPage.codeToPaste(window.location.origin);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ maxWidth: 640 }}>
      <Typography variant="h2" id={titleId}>
        {texts.widgetPage.codeTitle}
      </Typography>
      <TextField
        label={texts.widgetPage.code}
        value={code}
        inputRef={box}
        multiline
        fullWidth
        helperText={texts.widgetPage.codeHint}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
      <div>
        <Button variant="outlined" onClick={() => void copyText(code, box.current, texts.widgetPage)}>
          {texts.widgetPage.copy}
        </Button>
      </div>
    </Card>
  );
}
