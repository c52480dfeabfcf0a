import type { Components } from '@mui/material/styles';

/** Entries of at least 44 px. */
export const navigation: Components = {
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
