import { styled } from '@mui/material/styles';

import { down } from '../../kit/ui/breakpoints';
import { theme } from '../../kit/ui/theme';

export const Rows = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    alignItems: 'center',
    minHeight: 44,
    padding: '4px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& .when': { fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .what': { flex: '1 1 200px', minWidth: 0 },
  [down('sm')]: { '& .when': { flex: '1 1 auto' }, '& .what': { order: 1, flexBasis: '100%' } },
});

export const Part = styled('section')({ display: 'grid', gap: 8, justifyItems: 'stretch' });
