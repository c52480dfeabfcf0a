import { createTheme } from '@mui/material/styles';

import { BREAKPOINTS, up } from './breakpoints';
import { palette, type PaletteStatus } from './palette';

/** Larger headings; base.css repeats this for the time before React. */
const ROOMY = up('md');

const FONT = "'Figtree Variable', 'Figtree fallback', 'Figtree wide fallback', system-ui, sans-serif";

/**
 * The theme without component styles, which app/theme adds. Styles read `theme.vars.palette` when their file loads, so
 * that they are computed once instead of at every render.
 */
export const theme = createTheme({
  // tokens.css sets `color-scheme`: always light on paper.
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
});

/** Only for what lies over the page. */
export const OVERLAY_SHADOW = `0 12px 32px ${theme.vars.palette.shadow}`;

export function statusColours(name: PaletteStatus) {
  const { text, chip, edge } = theme.vars.palette[name];
  return { background: chip, color: text, borderColor: edge };
}

const { absent, background } = theme.vars.palette;

/** Hours without opening, in time lines. */
export const CLOSED_HATCH = `repeating-linear-gradient(135deg, ${absent.chip} 0 6px, ${background.paper} 6px 9px)`;
