import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';

import type { RentalMode } from './rentals.paths';

const Group = styled('div')({
  display: 'inline-flex',
  padding: 2,
  border: '1px solid var(--control)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    padding: '0 16px',
    border: 0,
    borderRadius: 6,
    background: 'transparent',
    color: 'var(--ink)',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--primary-tint)' },
  '& button[aria-pressed="true"]': { background: 'var(--primary)', color: 'var(--on-primary)' },
});

const MODES: readonly { mode: RentalMode; label: string }[] = [
  { mode: 'manual', label: 'Manual' },
  { mode: 'bulk', label: 'Múltiple' },
];

interface Props {
  value: RentalMode;
  onChange: (mode: RentalMode) => void;
}

/** One day at a time, or many. */
export function ModeSwitch({ value, onChange }: Props) {
  return (
    <Group role="group" aria-label="Modo de reserva">
      {MODES.map(({ mode, label }) => (
        <button key={mode} type="button" aria-pressed={mode === value} onClick={() => onChange(mode)}>
          {mode === value && <CheckIcon fontSize="inherit" />}
          {label}
        </button>
      ))}
    </Group>
  );
}
