import { styled } from '@mui/material/styles';

import { down, NOT_LOW, up } from '../../kit/ui/breakpoints';
import { theme } from '../../kit/ui/theme';

/** Under a form that is higher than the window: its sum and its buttons. */
export const RentalBar = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  margin: '0 -16px',
  padding: '12px 16px',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.control}`,
  // It does not reach the edges of wide windows.
  [up('lg')]: { border: `1px solid ${theme.vars.palette.control}`, borderBottom: 0, borderRadius: '16px 16px 0 0' },
  // A low window has no space for it.
  [NOT_LOW]: { position: 'sticky', bottom: 0, zIndex: 5 },
  '& p': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& > div:first-of-type': { flex: '1 1 auto' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    [down('sm')]: { flex: '1 1 100%', '& > button': { flex: '1 1 auto' } },
  },
});
