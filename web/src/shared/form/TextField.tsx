import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';

import { FieldMessage } from './FieldMessage';

const Field = styled('div')({ display: 'grid', gap: 4, minWidth: 0, '& > label': { fontWeight: 600 } });
const Optional = styled('span')({ fontWeight: 400, color: 'var(--muted)' });

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: OutlinedInputProps['onChange'];
  onBlur?: OutlinedInputProps['onBlur'];
  onFocus?: OutlinedInputProps['onFocus'];
  type?: 'text' | 'email' | 'tel' | 'password' | 'number' | 'search';
  /** What the browser may fill in, e.g. "email", "tel", "name". */
  autoComplete?: string;
  placeholder?: string;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'tel';
  /** The regular expression that the text should match, for the browser; our own rules do the refusing. */
  pattern?: string;
  /** Stands under the field while there is no error. */
  hint?: string;
  /** Shown under the field and tied to it; its presence marks the field invalid. */
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** More than one line: how many at least. */
  rows?: number;
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** A labelled input with its error below. Optional fields say so; required ones need no mark. */
export function TextField({ label, name, hint, error, required = false, rows, type = 'text', inputMode, pattern, ...input }: TextFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const described = error || hint ? messageId : undefined;
  return (
    <Field>
      <label htmlFor={id}>
        {label}
        {!required && <Optional> (opcional)</Optional>}
      </label>
      <OutlinedInput
        {...input}
        id={id}
        name={name}
        type={type}
        error={Boolean(error)}
        multiline={rows !== undefined}
        minRows={rows}
        slotProps={{ input: { 'aria-describedby': described, 'aria-required': required, inputMode, pattern } }}
      />
      <FieldMessage id={messageId} error={error} hint={hint} />
    </Field>
  );
}
