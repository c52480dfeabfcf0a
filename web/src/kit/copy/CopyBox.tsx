import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';

interface Props {
  label: string;
  value: string;
  /** For `copyText`. */
  boxRef: RefObject<HTMLInputElement | null>;
}

/** A link or a key to copy, which the browser does not keep. Reaching it selects it. */
export function CopyBox({ label, value, boxRef }: Props) {
  return (
    <TextField
      label={label}
      value={value}
      inputRef={boxRef}
      fullWidth
      onFocus={({ target }) => target.select()}
      slotProps={{ htmlInput: { readOnly: true, spellCheck: false, autoComplete: 'off' } }}
    />
  );
}
