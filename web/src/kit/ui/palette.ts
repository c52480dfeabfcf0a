/**
 * Colours of "Recepción clara", each as `light-dark(light, dark)`: tokens.css sets `color-scheme`, so paper is always
 * light. Statuses are the product's own; the rest is MUI's palette, plus the colours that it lacks.
 */
const STATUSES = {
  pending: {
    text: 'light-dark(#6a4700, #ffd873)',
    chip: 'light-dark(#fff0bf, #3b2d05)',
    edge: 'light-dark(#b27a00, #d9a520)',
  },
  confirmed: {
    text: 'light-dark(#0a4a91, #a9cfff)',
    chip: 'light-dark(#dbeafc, #0f3056)',
    edge: 'light-dark(#1f6fc4, #5aa0ee)',
  },
  done: {
    text: 'light-dark(#175a34, #9ce2b6)',
    chip: 'light-dark(#dbf3e3, #103a25)',
    edge: 'light-dark(#1f8a4c, #45b877)',
  },
  cancelled: {
    text: 'light-dark(#97191c, #ffb7b2)',
    chip: 'light-dark(#fce2e1, #4b1718)',
    edge: 'light-dark(#c9302c, #ee6a66)',
  },
  partial: {
    text: 'light-dark(#873b00, #ffc08c)',
    chip: 'light-dark(#ffe5cf, #4a2709)',
    edge: 'light-dark(#c65d0a, #e8893a)',
  },
  absent: {
    text: 'light-dark(#45565c, #c4cfd3)',
    chip: 'light-dark(#e6ecee, #293a41)',
    edge: 'light-dark(#6b7f86, #8fa3aa)',
  },
} as const;

export type PaletteStatus = keyof typeof STATUSES;

type StatusTokens = Record<PaletteStatus, { text: string; chip: string; edge: string }>;

interface OwnTokens extends StatusTokens {
  /** Edges of controls; `divider` separates contents. */
  control: string;
  /** Background of chosen, hovered and tinted parts, under `primary.main`. */
  primaryTint: string;
  /** Colour of OVERLAY_SHADOW. */
  shadow: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnTokens {}
  interface PaletteOptions extends OwnTokens {}
}

const PRIMARY = 'light-dark(#0b5364, #7fd1e0)';
const ACCENT = 'light-dark(#6b47a8, #c6aef2)';
const SURFACE = 'light-dark(#ffffff, #15242a)';
const MUTED = 'light-dark(#4a5f66, #a3b6bc)';

export const palette = {
  ...STATUSES,
  primary: {
    main: PRIMARY,
    dark: 'light-dark(#083e4b, #a5e0ea)',
    light: PRIMARY,
    contrastText: 'light-dark(#ffffff, #05272f)',
  },
  primaryTint: 'light-dark(#e3f0f3, #17343c)',
  secondary: { main: ACCENT, dark: ACCENT, light: ACCENT, contrastText: SURFACE },
  error: severity('cancelled'),
  warning: severity('pending'),
  info: severity('confirmed'),
  success: severity('done'),
  background: { default: 'light-dark(#f4f7f7, #0d181b)', paper: SURFACE },
  text: { primary: 'light-dark(#10262c, #e7f0f2)', secondary: MUTED, disabled: MUTED },
  control: 'light-dark(#74878e, #6f868e)',
  divider: 'light-dark(#d8e1e3, #2a3c43)',
  shadow: 'light-dark(rgb(16 38 44 / 18%), rgb(0 0 0 / 50%))',
};

/** MUI's four severities are statuses. */
function severity(name: PaletteStatus) {
  const { text, chip, edge } = STATUSES[name];
  return { main: text, dark: text, light: edge, contrastText: chip };
}
