import { styled } from '@mui/material/styles';

import { up } from '../../../kit/ui/breakpoints';

const WIDE = up('wide');

export const BulkColumns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section': { gridColumn: '1 / -1' },
  [WIDE]: {
    gap: 24,
    gridTemplateColumns: '380px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    alignItems: 'start',
    '& > .settings': { gridArea: '1 / 1' },
    '& > .days': { gridArea: '1 / 2 / span 2' },
    '& > .cost': { gridArea: '2 / 1' },
    '& > section': { gridRow: 3 },
  },
  '& > .days': { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' },
});
