import type { Components } from '@mui/material/styles';

/** How parts stand one below the other or side by side, and how wide a page is. */
export const layout: Components = {
  // A row goes on below where its words need more room; nothing is held open by a long word.
  MuiStack: {
    defaultProps: { useFlexGap: true },
    styleOverrides: { root: { minWidth: 0 } },
    variants: [{ props: { direction: 'row' }, style: { flexWrap: 'wrap', alignItems: 'center' } }],
  },
  // Without MUI's own steps of the window's width: a page that is narrower says so.
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: 1200, padding: '24px 16px' } },
  },
};
