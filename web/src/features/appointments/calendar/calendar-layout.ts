import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

import { down, up } from '../../../kit/ui/breakpoints';

const WIDE = up('wide');

export const CalendarHead = styled(Stack)({
  justifyContent: 'space-between',
  '& > .search': { flex: '1 1 320px', minWidth: 0, maxWidth: 640 },
  // As in the day and the week.
  [up('md')]: { '& .create': { marginLeft: 'auto', padding: '4px 10px' } },
  [down('md')]: {
    flexWrap: 'wrap',
    '& nav .MuiButton-root': { minHeight: 44, padding: '0 8px' },
    '& .create': { minWidth: 44, minHeight: 44, marginLeft: 'auto', padding: 0 },
  },
});

export const CalendarFilters = styled(Stack)({
  alignItems: 'end',
  '& > :not(button)': { flex: '1 1 200px', minWidth: 200, maxWidth: 360 },
});

const COLUMNS = 'minmax(420px, 2fr) minmax(0, 3fr)';

/** Filters above the list, counts above the month. */
export const CalendarTools = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  [WIDE]: { gridTemplateColumns: COLUMNS, columnGap: 24 },
});

/** Reading order: failure, month, list. On wide screens the list is left. */
export const CalendarColumns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [WIDE]: {
    gridTemplateColumns: COLUMNS,
    gridTemplateRows: 'auto 1fr',
    rowGap: 0,
    '& > *': { gridColumn: 1 },
    '& > :nth-last-child(2)': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > :nth-last-child(3)': { marginBottom: 24 },
  },
});
