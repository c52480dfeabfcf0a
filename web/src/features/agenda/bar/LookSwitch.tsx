import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { texts } from '../texts';

type Look = keyof typeof texts.lookSwitch.looks;

interface Props {
  /** One professional's day has no room columns. */
  withRooms: boolean;
  value: Look;
  onChange: (value: Look) => void;
}

export function LookSwitch({ withRooms, value, onChange }: Props) {
  const looks: readonly Look[] = withRooms ? ['grilla', 'salas', 'tabla'] : ['grilla', 'tabla'];
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={texts.lookSwitch.label}
      value={value}
      onChange={(_, chosen: Look | null) => chosen && onChange(chosen)}
    >
      {looks.map((look) => (
        <ToggleButton key={look} value={look}>
          {texts.lookSwitch.looks[look]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
