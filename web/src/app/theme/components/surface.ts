import type { Components } from '@mui/material/styles';

/** Lines instead of elevation; shadows only above the page. */
export const surface: Components = {
  MuiAvatar: {
    styleOverrides: {
      root: { backgroundColor: 'var(--primary-tint)', color: 'var(--primary)', fontFamily: 'inherit', fontWeight: 700 },
      colorDefault: { backgroundColor: 'var(--primary-tint)', color: 'var(--primary)' },
    },
  },
  // Stacks its children without CardContent.
  MuiCard: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        gap: 12,
        padding: 16,
        minWidth: 0,
        // Shows focus rings at the edge.
        overflow: 'visible',
        border: '1px solid var(--divider)',
        borderRadius: 16,
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: {
    styleOverrides: { paper: { borderRadius: 16, border: '1px solid var(--divider)', boxShadow: 'var(--shadow)' } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: '6px 10px',
        backgroundColor: 'var(--ink)',
        color: 'var(--surface)',
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        fontWeight: 400,
      },
    },
  },
};
