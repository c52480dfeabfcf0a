import MuiTextField from '@mui/material/TextField';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

import { ON_SERVER } from '../files/on-server';
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
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** Minimum. */
  rows?: number;
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Contains the label and the message. */
  boxRef?: Ref<HTMLDivElement>;
}

const GROWS = ON_SERVER || CSS.supports('field-sizing', 'content');
/** MUI's textarea measures the page at every letter; used only without field-sizing. */
const OWN_BOX = { inputComponent: 'textarea' } as const;

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
  boxRef,
  ...input
}: TextFieldProps) {
  const hasOwnBox = rows !== undefined && GROWS;
  return (
    <MuiTextField
      {...input}
      ref={boxRef}
      fullWidth
      label={<FieldLabel text={label} isOptional={!required} />}
      error={Boolean(error)}
      helperText={error || hint}
      multiline={rows !== undefined}
      {...(hasOwnBox ? { rows } : { minRows: rows })}
      slotProps={{
        input: { endAdornment, ...(hasOwnBox && OWN_BOX) },
        htmlInput: {
          'aria-required': required,
          inputMode,
          pattern,
          min,
          max,
          step,
          ...(hasOwnBox && { type: undefined, style: { minHeight: `${rows}lh` } }),
        },
      }}
    />
  );
}
