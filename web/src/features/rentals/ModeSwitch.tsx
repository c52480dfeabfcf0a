import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { CheckIcon } from '../../kit/ui/icons';
import type { RentalMode } from './rentals.paths';
import { texts } from './texts';

const MODES: readonly RentalMode[] = ['manual', 'bulk'];

interface Props {
  value: RentalMode;
  onChange: (mode: RentalMode) => void;
}

export function ModeSwitch({ value, onChange }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={texts.modeSwitch.label}
      value={value}
      onChange={(_, mode: RentalMode | null) => mode && onChange(mode)}
    >
      {MODES.map((mode) => (
        <ToggleButton key={mode} value={mode} sx={{ minHeight: 44, paddingInline: 4 }}>
          {mode === value && <CheckIcon fontSize="inherit" />}
          {texts.modeSwitch.modes[mode]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
