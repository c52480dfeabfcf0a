import type { Components } from '@mui/material/styles';

/** Lines instead of elevation; a shadow only over the page. */
export const surface: Components = {
  MuiAvatar: {
    styleOverrides: {
      root: { backgroundColor: 'var(--primary-tint)', color: 'var(--primary)', fontFamily: 'inherit', fontWeight: 700 },
      colorDefault: { backgroundColor: 'var(--primary-tint)', color: 'var(--primary)' },
    },
  },
  // Its parts one below the other, without CardContent around them.
  MuiCard: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        gap: 12,
        padding: 16,
        minWidth: 0,
        // The ring around what has the focus at its edge.
        overflow: 'visible',
        border: '1px solid var(--divider)',
        borderRadius: 16,
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: { borderRadius: 16, border: '1px solid var(--divider)', boxShadow: 'var(--shadow)' } } },
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
