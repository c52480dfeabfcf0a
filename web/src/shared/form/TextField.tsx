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
  /** What the browser may fill in, e.g. "email", "tel", "name". */
  autoComplete?: string;
  placeholder?: string;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  /** Of a number. */
  min?: number;
  max?: number;
  /** Of a number: by how much its arrows change it. */
  step?: number;
  /** The regular expression that the text should match, for the browser; our own rules do the refusing. */
  pattern?: string;
  /** Stands under the field while there is no error. */
  hint?: ReactNode;
  /** Shown under the field and tied to it; its presence marks the field invalid. */
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** More than one line: how many at least. */
  rows?: number;
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** Whether the browser's own box of many lines grows with what is typed (see the theme). */
const GROWS = CSS.supports('field-sizing', 'content');
/** MUI's lays the page out at every letter to find its height: it is for browsers whose own does not grow. */
const OWN_BOX = { inputComponent: 'textarea' } as const;

/** A labelled input with its error below. Optional fields say so; required ones need no mark. */
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
