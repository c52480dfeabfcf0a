import type { Components } from '@mui/material/styles';

import { theme } from '../../../kit/ui/theme';

/** Entries of 44 px or more. */
export const navigation: Components = {
  // A line instead of a shadow.
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: {
        zIndex: 10,
        background: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        '& > .MuiToolbar-root': {
          gap: 16,
          width: '100%',
          maxWidth: 'var(--page-width, 1200px)',
          minHeight: 64,
          margin: '0 auto',
          padding: '8px 16px',
        },
      },
    },
  },
  // On the heading's line; 44 px to touch.
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { color: theme.vars.palette.text.primary },
      separator: { color: theme.vars.palette.text.secondary },
      li: {
        display: 'flex',
        alignItems: 'center',
        '& > a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { overscrollBehavior: 'contain' } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '0 8px',
        borderRadius: 8,
        color: theme.vars.palette.text.primary,
        font: 'inherit',
        fontWeight: 600,
        '&:hover': { backgroundColor: theme.vars.palette.primaryTint },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      },
    },
  },
};
