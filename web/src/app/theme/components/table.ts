import type { Components } from '@mui/material/styles';

export const table: Components = {
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '8px 12px', borderColor: 'var(--divider)', fontSize: '1rem', lineHeight: '1.5rem' },
      // Staff's rows: 40 px with the line.
      sizeSmall: { height: 40, padding: '3px 12px', fontSize: '0.875rem', lineHeight: '1.25rem' },
      head: { color: 'var(--muted)', fontWeight: 600 },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { borderRadius: 4, '&.Mui-active': { color: 'var(--ink)' } },
      icon: { '.MuiTableSortLabel-root:not(.Mui-active) > &': { opacity: 0.5 } },
    },
  },
  MuiTablePagination: { styleOverrides: { displayedRows: { fontSize: '0.875rem' } } },
};
