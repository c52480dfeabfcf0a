import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';

interface Props {
  label: string;
  value: string;
  /** For `copyText`. */
  boxRef: RefObject<HTMLInputElement | null>;
  /** Several lines, all in sight, as of codes that are also typed by hand. */
  isLong?: boolean;
}

/** A link or a key to copy, which the browser does not keep. Reaching it selects it. */
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
