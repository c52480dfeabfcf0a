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
});

interface Props {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  /** "switch" where the change is of a mode ("Todo el día"); a box to tick otherwise. */
  role?: 'switch';
}

/** A box to tick, with its words: either can be pressed. */
export function CheckboxField({ label, checked, onChange, name, role }: Props) {
  return (
    <Label>
      <input type="checkbox" role={role} name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </Label>
  );
}
