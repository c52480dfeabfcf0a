import CheckIcon from '@mui/icons-material/Check';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import type { RentalMode } from './rentals.paths';

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
    <ToggleButtonGroup exclusive aria-label="Modo de reserva" value={value} onChange={(_, mode: RentalMode | null) => mode && onChange(mode)}>
      {MODES.map(({ mode, label }) => (
        <ToggleButton key={mode} value={mode} sx={{ minHeight: 44, paddingInline: 4 }}>
          {mode === value && <CheckIcon fontSize="inherit" />}
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
