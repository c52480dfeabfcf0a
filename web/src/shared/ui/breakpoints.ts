/** In px, the widths of a window at which a screen changes; MUI's own names where it has one. */
export const BREAKPOINTS = {
  xs: 0,
  /** The narrowest phones: a day of a month is as wide as a finger. */
  smallPhone: 340,
  /** Short words and no icons below it. */
  phone: 400,
  /** Rows of a table instead of cards, buttons beside each other. */
  sm: 600,
  /** A tablet held upright: figures beside each other. */
  tablet: 760,
  /** The header and the panel show their menus, headings are larger (base.css says the same). */
  md: 900,
  /** What is chosen stands beside what it is chosen from. */
  wide: 1000,
  /** Something stands beside a month with its contents. */
  lg: 1160,
  xl: 1536,
} as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/** A media query for windows at least as wide. */
export const up = (name: Breakpoint) => `@media (min-width: ${BREAKPOINTS[name]}px)`;

/** A media query for windows that are narrower. */
export const down = (name: Breakpoint) => `@media (max-width: ${BREAKPOINTS[name] - 0.02}px)`;

/** Windows so low for the size of their text (560 px at the usual one) that nothing but what is read or typed may stick to their edges. */
export const LOW = '@media (max-height: 34.99em)';
export const NOT_LOW = '@media (min-height: 35em)';

/** So little room for words of the size chosen that each takes a line: a phone with its text at twice the size. */
export const LARGE_TEXT = '@media (max-width: 16em)';
export const USUAL_TEXT = '@media (min-width: 16em)';
