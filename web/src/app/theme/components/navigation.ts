import type { Components } from '@mui/material/styles';

/** Entries of at least 44 px. */
export const navigation: Components = {
  // A line below it instead of a shadow, and of the page's colour.
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: {
        zIndex: 10,
        background: 'var(--surface)',
        color: 'var(--ink)',
        borderBottom: '1px solid var(--divider)',
        '& > .MuiToolbar-root': { gap: 16, width: '100%', maxWidth: 1200, minHeight: 64, margin: '0 auto', padding: '8px 16px' },
      },
    },
  },
  // In one line with the heading that it ends with; 44 px to touch.
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { color: 'var(--ink)' },
      separator: { color: 'var(--muted)' },
      li: { display: 'flex', alignItems: 'center', '& > a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 } },
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
