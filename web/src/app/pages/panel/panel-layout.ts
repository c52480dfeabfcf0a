import type { CSSObject } from '@mui/material/styles';

/** In px. */
const HEADER_HEIGHT = 64;
export const PANEL_TOP = 12;

/** Stays in sight beside a page that scrolls. */
export const stickyRail: CSSObject = {
  position: 'sticky',
  top: HEADER_HEIGHT + PANEL_TOP,
  alignSelf: 'start',
  maxHeight: `calc(100vh - ${HEADER_HEIGHT + 2 * PANEL_TOP}px)`,
  overflowY: 'auto',
};
