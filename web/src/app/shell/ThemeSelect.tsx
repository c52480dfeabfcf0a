import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { useColorScheme } from '@mui/material/styles';
import { useId } from 'react';

import { ContrastIcon } from '../../kit/ui/icons';
import { UnbrokenRow } from '../../kit/ui/layout';
import { theme } from '../../kit/ui/theme';

const MODES = { system: 'Sistema', light: 'Claro', dark: 'Oscuro' } as const;
type Mode = keyof typeof MODES;

/** Without a field's frame, so the focus needs a ring. */
const LOOK = {
  color: 'inherit',
  '& select': { minHeight: 44, padding: '0 4px' },
  '& select:focus-visible': { outline: `3px solid ${theme.vars.palette.secondary.main}`, borderRadius: 4 },
  '& svg': { right: 0 },
};

export function ThemeSelect() {
  const { mode, setMode } = useColorScheme();
  const id = useId();
  return (
    <UnbrokenRow spacing={1} sx={{ color: 'text.secondary' }}>
      <ContrastIcon fontSize="small" />
      <label htmlFor={id}>Tema</label>
      <NativeSelect
        input={<InputBase sx={LOOK} />}
        inputProps={{ id }}
        value={mode ?? 'system'}
        onChange={({ target }) => setMode(target.value as Mode)}
      >
        {Object.entries(MODES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </UnbrokenRow>
  );
}
