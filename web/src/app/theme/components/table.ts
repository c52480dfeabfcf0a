import type { Components } from '@mui/material/styles';

import { theme } from '../../../kit/ui/theme';

export const table: Components = {
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '8px 12px', borderColor: theme.vars.palette.divider, fontSize: '1rem', lineHeight: '1.5rem' },
      // Staff's rows: 40 px with the line.
      sizeSmall: { height: 40, padding: '3px 12px', fontSize: '0.875rem', lineHeight: '1.25rem' },
      head: { color: theme.vars.palette.text.secondary, fontWeight: 600 },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { borderRadius: 4, '&.Mui-active': { color: theme.vars.palette.text.primary } },
      icon: { '.MuiTableSortLabel-root:not(.Mui-active) > &': { opacity: 0.5 } },
    },
  },
  MuiTablePagination: { styleOverrides: { displayedRows: { fontSize: '0.875rem' } } },
};
