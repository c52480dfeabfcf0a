/** Widths in px. */
export const BREAKPOINTS = {
  xs: 0,
  /** A day is as wide as a finger. */
  smallPhone: 340,
  /** Below: short words, no icons. */
  phone: 400,
  /** Tables instead of cards. */
  sm: 600,
  tablet: 760,
  /** Visible menus, larger headings (also in base.css). */
  md: 900,
  /** The choice beside its options. */
  wide: 1000,
  /** From here on a panel fits beside a month. */
  lg: 1160,
  /** A month fits beside a side panel, within the rail. */
  desk: 1280,
  xl: 1536,
  /** Room for a column more. */
  xxl: 1800,
} as const;

type Breakpoint = keyof typeof BREAKPOINTS;

export const up = (name: Breakpoint) => `@media (min-width: ${BREAKPOINTS[name]}px)`;

export const down = (name: Breakpoint) => `@media (max-width: ${BREAKPOINTS[name] - 0.02}px)`;

/** Too low for sticky bars: 560 px at the usual text size. */
export const LOW = '@media (max-height: 34.99em)';
export const NOT_LOW = '@media (min-height: 35em)';

/** Each word takes a line. */
export const LARGE_TEXT = '@media (max-width: 16em)';
export const USUAL_TEXT = '@media (min-width: 16em)';

/** Evaluated once. To follow a width use MUI's useMediaQuery; prefer CSS. */
export const holdsNow = (query: string): boolean => matchMedia(query.replace('@media ', '')).matches;
