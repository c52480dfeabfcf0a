import type { Components } from '@mui/material/styles';

import { OVERLAY_SHADOW, theme } from '../../../kit/ui/theme';

/** Lines instead of elevation; shadows only above the page. */
export const surface: Components = {
  MuiAvatar: {
    styleOverrides: {
      root: {
        backgroundColor: theme.vars.palette.primaryTint,
        color: theme.vars.palette.primary.main,
        fontFamily: 'inherit',
        fontWeight: 700,
      },
      colorDefault: { backgroundColor: theme.vars.palette.primaryTint, color: theme.vars.palette.primary.main },
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
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 16,
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: {
    styleOverrides: {
      paper: { borderRadius: 16, border: `1px solid ${theme.vars.palette.divider}`, boxShadow: OVERLAY_SHADOW },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: '6px 10px',
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        fontWeight: 400,
      },
    },
  },
};
