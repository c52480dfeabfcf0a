import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 600,
  '& input': { flex: 'none', width: 24, height: 24, margin: 0, accentColor: 'var(--primary)', cursor: 'inherit' },
  '& input[role="switch"]': {
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    width: 48,
    height: 28,
    padding: 4,
    border: '1px solid var(--control)',
    borderRadius: 14,
    background: 'var(--surface)',
    // The word says what it is, the place of the knob whether it is on.
    '&::before': { content: '""', width: 18, height: 18, borderRadius: '50%', background: 'var(--control)' },
    '&:checked': { justifyContent: 'flex-end', background: 'var(--primary)', borderColor: 'var(--primary)' },
    '&:checked::before': { background: 'var(--on-primary)' },
  },
});

interface Props {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  /** It turns something on or off ("Todo el día"), rather than ticking one of several. */
  isSwitch?: boolean;
}

/** A box to tick, with its words: either can be pressed. */
export function CheckboxField({ label, checked, onChange, name, isSwitch = false }: Props) {
  return (
    <Label>
      <input type="checkbox" role={isSwitch ? 'switch' : undefined} name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </Label>
  );
}
