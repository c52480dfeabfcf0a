import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Field = styled('div')({
  display: 'inline-grid',
  gap: 4,
  minWidth: 0,
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
});

interface Props {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The browser's own select: the best one on a phone. */
export function SelectField({ label, value, options, onChange }: Props) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
