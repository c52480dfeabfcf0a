/** Widths in px; MUI's names where it has one. */
export const BREAKPOINTS = {
  xs: 0,
  /** A calendar day is as wide as a finger. */
  smallPhone: 340,
  /** Below: short words, no icons. */
  phone: 400,
  /** From here on tables have rows, not cards. */
  sm: 600,
  /** An upright tablet. */
  tablet: 760,
  /** From here on menus are visible and headings larger (base.css too). */
  md: 900,
  /** The choice stands beside its options. */
  wide: 1000,
  /** A panel stands beside a month. */
  lg: 1160,
  xl: 1536,
} as const;

type Breakpoint = keyof typeof BREAKPOINTS;

export const up = (name: Breakpoint) => `@media (min-width: ${BREAKPOINTS[name]}px)`;

export const down = (name: Breakpoint) => `@media (max-width: ${BREAKPOINTS[name] - 0.02}px)`;

/** Too low for sticky bars, except what is read or typed: 560 px at the usual text size. */
export const LOW = '@media (max-height: 34.99em)';
export const NOT_LOW = '@media (min-height: 35em)';

/** Each word takes a line, as on a phone with doubled text. */
export const LARGE_TEXT = '@media (max-width: 16em)';
export const USUAL_TEXT = '@media (min-width: 16em)';
