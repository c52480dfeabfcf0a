import type { Components } from '@mui/material/styles';

export const tabs: Components = {
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '0 16px',
        borderRadius: '8px 8px 0 0',
        color: 'var(--ink)',
        fontSize: '1rem',
        fontWeight: 600,
        '&:hover': { backgroundColor: 'var(--primary-tint)' },
        '&.Mui-selected': { color: 'var(--primary)' },
        '&:focus-visible': { outlineOffset: -3 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: { root: { borderBottom: '1px solid var(--divider)' }, indicator: { height: 3 }, list: { gap: 4 } },
  },
};
