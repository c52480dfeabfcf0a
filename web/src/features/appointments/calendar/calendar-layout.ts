import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

import { up } from '../../../shared/ui/breakpoints';

const WIDE = up('wide');

/** Title, search and button; the search takes what room there is. */
export const CalendarHead = styled(Stack)({
  justifyContent: 'space-between',
  '& h2': { fontSize: '1.5rem', lineHeight: '2rem' },
  '& > .search': { flex: '1 1 320px', minWidth: 0, maxWidth: 640 },
});

/** The month before the list for whoever goes through the page; seen side by side, the list is on the left. */
export const CalendarColumns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [WIDE]: {
    gridTemplateColumns: '420px minmax(0, 1fr)',
    '& > :first-child': { gridColumn: 2 },
    '& > :last-child': { gridColumn: 1, gridRow: 1 },
  },
});
