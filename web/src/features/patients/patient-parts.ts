import { styled } from '@mui/material/styles';

import { Rows } from '../../kit/list/rows';
import { down } from '../../kit/ui/breakpoints';

/** Rows with a time and what it is about. */
export const TimedRows = styled(Rows)({
  '& .when': { fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .what': { flex: '1 1 200px', minWidth: 0 },
  [down('sm')]: { '& .when': { flex: '1 1 auto' }, '& .what': { order: 1, flexBasis: '100%' } },
});

export const Part = styled('section')({ display: 'grid', gap: 8, justifyItems: 'stretch' });
