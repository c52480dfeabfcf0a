import { styled } from '@mui/material/styles';

import { theme } from '../ui/theme';

/** A short list in a page's part, each entry with what changes it. */
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
});
