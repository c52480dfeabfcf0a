import { createTheme, type ThemeOptions } from '@mui/material/styles';

import { BREAKPOINTS, up } from '../../kit/ui/breakpoints';
import { button } from './components/button';
import { choice } from './components/choice';
import { dialog } from './components/dialog';
import { feedback } from './components/feedback';
import { field } from './components/field';
import { layout } from './components/layout';
import { navigation } from './components/navigation';
import { surface } from './components/surface';
import { table } from './components/table';
import { tabs } from './components/tabs';

const componentOverrides: ThemeOptions['components'] = {
  ...layout,
  ...button,
  ...field,
  ...choice,
  ...feedback,
  ...tabs,
  ...table,
  ...navigation,
  ...surface,
  ...dialog,
};

/** Larger headings; base.css repeats this for the time before React. */
const ROOMY = up('md');

const FONT = "'Figtree Variable', 'Figtree fallback', system-ui, sans-serif";

/** Both schemes use the same tokens; tokens.css gives light and dark values. */
const palette = {
  primary: {
    main: 'var(--primary)',
    dark: 'var(--primary-strong)',
    light: 'var(--primary)',
    contrastText: 'var(--on-primary)',
  },
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
  return {
    main: `var(--${name}-text)`,
    dark: `var(--${name}-text)`,
    light: `var(--${name}-edge)`,
    contrastText: `var(--${name}-chip)`,
  };
}

/** index.html reads it before the first paint. */
export const THEME_STORAGE_KEY = 'tema';

export const theme = createTheme({
  // tokens.css sets the scheme, always light on paper.
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', nativeColor: true, disableCssColorScheme: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  shape: { borderRadius: 8 },
  spacing: 4,
  breakpoints: { values: BREAKPOINTS },
  typography: {
    fontFamily: FONT,
    fontSize: 16,
    htmlFontSize: 16,
    h1: {
      fontSize: '1.75rem',
      lineHeight: '2.25rem',
      fontWeight: 700,
      [ROOMY]: { fontSize: '2.5rem', lineHeight: '3rem' },
    },
    h2: {
      fontSize: '1.25rem',
      lineHeight: '1.75rem',
      fontWeight: 700,
      [ROOMY]: { fontSize: '1.75rem', lineHeight: '2.25rem' },
    },
    h3: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 700 },
    h4: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 700 },
    // Headings of cards, whatever their level; subtitle2 in lists of cards.
    subtitle1: { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 700 },
    subtitle2: { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 700 },
    body1: { fontSize: '1rem', lineHeight: '1.5rem' },
    body2: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    caption: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 150,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 150,
    },
  },
  components: componentOverrides,
});
