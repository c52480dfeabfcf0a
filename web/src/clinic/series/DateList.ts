import { styled } from '@mui/material/styles';

import { theme } from '../../kit/ui/theme';

/** A date a row: `.which`, `.what` is to be said of it, its `.price`, and a `.note`. */
export const DateList = styled('ul')({
  '&&': { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 4,
    padding: '6px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .which': { flex: '1 1 190px' },
  '& .what': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .price': { minWidth: 88, marginInlineStart: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .note': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
});
