import type { Components } from '@mui/material/styles';

/** Entries of 44 px or more. */
export const navigation: Components = {
  // A line instead of a shadow.
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: {
        zIndex: 10,
        background: 'var(--surface)',
        color: 'var(--ink)',
        borderBottom: '1px solid var(--divider)',
        '& > .MuiToolbar-root': {
          gap: 16,
          width: '100%',
          maxWidth: 1200,
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
      root: { color: 'var(--ink)' },
      separator: { color: 'var(--muted)' },
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
        color: 'var(--ink)',
        font: 'inherit',
        fontWeight: 600,
        '&:hover': { backgroundColor: 'var(--primary-tint)' },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      },
    },
  },
};
