import ContrastIcon from '@mui/icons-material/Contrast';
import { styled, useColorScheme } from '@mui/material/styles';
import { useId } from 'react';


const Field = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: 'var(--muted)',
  '& select': {
    minHeight: 44,
    padding: '0 4px',
    border: 0,
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& option': { background: 'var(--surface)', color: 'var(--ink)' },
});

const MODES = { system: 'Sistema', light: 'Claro', dark: 'Oscuro' } as const;
type Mode = keyof typeof MODES;

/** Light, dark, or as the system says. */
export function ThemeSelect() {
  const { mode, setMode } = useColorScheme();
  const id = useId();
  return (
    <Field>
      <ContrastIcon fontSize="small" />
      <label htmlFor={id}>Tema</label>
      <select id={id} value={mode ?? 'system'} onChange={(event) => setMode(event.target.value as Mode)}>
        {Object.entries(MODES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
