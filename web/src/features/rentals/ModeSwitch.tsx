import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

import { down } from '../../kit/ui/breakpoints';
import { CheckIcon } from '../../kit/ui/icons';
import { theme } from '../../kit/ui/theme';
import { RENTAL_MODES, type RentalMode } from './rentals.paths';
import { texts } from './texts';

/** Two per row on phones, one with large text. */
const Modes = styled(ToggleButtonGroup)({
  [down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    width: '100%',
    gap: 8,
    '& .MuiToggleButtonGroup-grouped': {
      margin: 0,
      border: `1px solid ${theme.vars.palette.control}`,
      borderRadius: 8,
    },
  },
});

interface Props {
  value: RentalMode;
  onChange: (mode: RentalMode) => void;
}

export function ModeSwitch({ value, onChange }: Props) {
  return (
    <Modes
      exclusive
      aria-label={texts.modeSwitch.label}
      value={value}
      onChange={(_, mode: RentalMode | null) => mode && onChange(mode)}
    >
      {RENTAL_MODES.map((mode) => (
        <ToggleButton key={mode} value={mode} sx={{ minHeight: 44, paddingInline: 4 }}>
          {mode === value && <CheckIcon fontSize="inherit" />}
          {texts.modeSwitch.modes[mode]}
        </ToggleButton>
      ))}
    </Modes>
  );
}
