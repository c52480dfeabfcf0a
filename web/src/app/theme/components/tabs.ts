import type { Components } from '@mui/material/styles';

import { theme } from '../../../kit/ui/theme';

export const tabs: Components = {
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '0 16px',
        borderRadius: '8px 8px 0 0',
        color: theme.vars.palette.text.primary,
        fontSize: '1rem',
        fontWeight: 600,
        '&:hover': { backgroundColor: theme.vars.palette.primaryTint },
        '&.Mui-selected': { color: theme.vars.palette.primary.main },
        '&:focus-visible': { outlineOffset: -3 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { borderBottom: `1px solid ${theme.vars.palette.divider}` },
      indicator: { height: 3 },
      list: { gap: 4 },
    },
  },
};
