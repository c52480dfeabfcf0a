import MuiTextField from '@mui/material/TextField';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

import { FieldLabel } from './FieldLabel';

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: OutlinedInputProps['onChange'];
  onBlur?: OutlinedInputProps['onBlur'];
  onFocus?: OutlinedInputProps['onFocus'];
  onKeyDown?: (event: KeyboardEvent) => void;
  type?: 'text' | 'email' | 'tel' | 'password' | 'number' | 'search';
  autoComplete?: string;
  placeholder?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  min?: number;
  max?: number;
  step?: number;
  /** A hint for the browser; Yup validates. */
  pattern?: string;
  /** Shown while there is no error. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** The least number of lines; makes it multiline. */
  rows?: number;
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** Whether a native textarea can grow with its text (see the theme). */
const GROWS = CSS.supports('field-sizing', 'content');
/** MUI's textarea lays out the page at every letter, so it serves only browsers that cannot grow their own. */
const OWN_BOX = { inputComponent: 'textarea' } as const;

/** A labelled input with its error below. */
export function TextField({
  label,
  hint,
  error,
  required = false,
  rows,
  inputMode,
  pattern,
  min,
  max,
  step,
  endAdornment,
  ...input
}: TextFieldProps) {
  const hasOwnBox = rows !== undefined && GROWS;
  return (
    <MuiTextField
      {...input}
      fullWidth
      label={<FieldLabel text={label} isOptional={!required} />}
      error={Boolean(error)}
      helperText={error || hint}
      multiline={rows !== undefined}
      {...(hasOwnBox ? { rows } : { minRows: rows })}
      slotProps={{
        input: { endAdornment, ...(hasOwnBox && OWN_BOX) },
        htmlInput: {
          'aria-required': required, inputMode, pattern, min, max, step,
          ...(hasOwnBox && { type: undefined, style: { minHeight: `${rows}lh` } }),
        },
      }}
    />
  );
}
