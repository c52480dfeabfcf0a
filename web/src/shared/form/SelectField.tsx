import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';

import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';

/** By its name a theme has a say in it, as in MUI's own. */
const Field = styled('div', { name: 'SelectField', slot: 'root' })({
  display: 'inline-grid',
  // A long choice is cut, not the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  minWidth: 0,
  alignContent: 'start',
  '& label': { fontWeight: 600 },
  '& select': {
    minHeight: 48,
    maxWidth: '100%',
    padding: '0 12px',
    border: '1px solid var(--control)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: 'inherit',
  },
  '& select[aria-invalid="true"]': { borderColor: 'var(--cancelled-edge)' },
});

export interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  name?: string;
  onBlur?: () => void;
  /** Stands under the field while there is no error. */
  hint?: string | undefined;
  /** Shown under the field and tied to it; its presence marks the field invalid. */
  error?: string | undefined;
  /** The id of an error that stands elsewhere, as one of several fields together does; its presence marks the field invalid too. */
  errorId?: string | undefined;
  /** false: it says that it may be left as it is. Undefined: it says nothing, as a filter does. */
  required?: boolean;
}

/** The browser's own select: the best one on a phone. The header has one, and MUI's parts would weigh 8 KB more on the first page. */
export function SelectField({ label, value, options, onChange, name, onBlur, hint, error, errorId, required }: SelectFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <Field>
      <label htmlFor={id}>
        <FieldLabel text={label} isOptional={required === false} />
      </label>
      <select
        id={id}
        name={name}
        value={value}
        aria-required={required}
        aria-invalid={error || errorId ? true : undefined}
        aria-describedby={error || hint ? messageId : errorId}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      >
        <Options options={options} />
      </select>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </Field>
  );
}

/** The same list is not gone through again: a page of times has thousands of options. */
const Options = memo(function Options({ options }: Pick<SelectFieldProps, 'options'>) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
});
