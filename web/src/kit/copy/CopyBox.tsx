import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';

interface Props {
  label: string;
  value: string;
  /** For `copyText`. */
  boxRef: RefObject<HTMLInputElement | null>;
  /** Shows several lines in full. */
  isLong?: boolean;
}

/** A link or key to copy, which the browser doesn't keep. The focus selects it. */
export function CopyBox({ label, value, boxRef, isLong = false }: Props) {
  return (
    <TextField
      label={label}
      value={value}
      inputRef={boxRef}
      multiline={isLong}
      fullWidth
      onFocus={({ target }) => target.select()}
      slotProps={{
        htmlInput: {
          readOnly: true,
          spellCheck: false,
          autoComplete: 'off',
          ...(isLong && { style: { fontFamily: 'monospace' } }),
        },
      }}
    />
  );
}
