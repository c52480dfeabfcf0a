import { createTheme } from '@mui/material/styles';

import { componentOverrides } from './component-overrides';

const FONT = "'Figtree Variable', 'Figtree fallback', system-ui, sans-serif";

/** Both schemes point at the same tokens; tokens.css gives them their light and dark values. */
const palette = {
  primary: { main: 'var(--primary)', dark: 'var(--primary-strong)', light: 'var(--primary)', contrastText: 'var(--on-primary)' },
  secondary: { main: 'var(--accent)', dark: 'var(--accent)', light: 'var(--accent)', contrastText: 'var(--surface)' },
  error: status('cancelled'),
  warning: status('pending'),
  info: status('confirmed'),
  success: status('done'),
  background: { default: 'var(--bg)', paper: 'var(--surface)' },
  text: { primary: 'var(--ink)', secondary: 'var(--muted)', disabled: 'var(--muted)' },
  divider: 'var(--divider)',
};

function status(name: string) {
  return { main: `var(--${name}-text)`, dark: `var(--${name}-text)`, light: `var(--${name}-edge)`, contrastText: `var(--${name}-chip)` };
}

/** Where a person's choice of theme is kept; public/theme.js reads it before the first paint. */
export const THEME_STORAGE_KEY = 'tema';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  shape: { borderRadius: 8 },
  spacing: 4,
  typography: {
    fontFamily: FONT,
    fontSize: 16,
    htmlFontSize: 16,
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.43 },
    caption: { fontSize: '0.875rem', lineHeight: 1.43 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: { shortest: 150, shorter: 150, short: 150, standard: 200, complex: 200, enteringScreen: 200, leavingScreen: 150 },
  },
  components: componentOverrides,
});
