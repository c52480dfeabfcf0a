import type { Components } from '@mui/material/styles';

export const layout: Components = {
  // Rows wrap; long words don't widen them.
  MuiStack: {
    defaultProps: { useFlexGap: true },
    styleOverrides: { root: { minWidth: 0 } },
    variants: [{ props: { direction: 'row' }, style: { flexWrap: 'wrap', alignItems: 'center' } }],
  },
  // Without MUI's breakpoints.
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: 'var(--page-width, 1200px)', padding: '24px 16px' } },
  },
};
