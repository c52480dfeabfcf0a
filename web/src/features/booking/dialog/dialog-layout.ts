import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';

import { down, up } from '../../../kit/ui/breakpoints';

/** The scrolling part; `data-columns="2"` puts the choices beside the calendar where there is space. */
export const BookingContent = styled(DialogContent)({
  gap: 24,
  '& > .whole-row': { gridColumn: '1 / -1', '&:empty': { display: 'none' } },
  // Steps of a dialog are not cards.
  '& section[id]': {
    padding: 0,
    border: 0,
    gap: 12,
    borderRadius: 0,
    background: 'transparent',
    scrollMarginTop: 0,
    scrollMarginBottom: 0,
  },
  '& h3': { fontSize: '1.125rem', lineHeight: '1.5rem' },
  [up('md')]: { gap: 32, alignItems: 'start', '&[data-columns="2"]': { gridTemplateColumns: '280px minmax(0, 1fr)' } },
});

export const DialogSteps = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

export const BookingActions = styled(DialogActions)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: 8,
  paddingBottom: 12,
  '& .buttons': { display: 'flex', gap: 12, justifyContent: 'flex-end', flexWrap: 'wrap' },
  '& .row': { display: 'grid', gap: 8 },
  [up('md')]: {
    '& .row': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 24 },
    '& .row > .buttons': { flexShrink: 0 },
  },
  [down('sm')]: { '& .buttons > *': { flex: '1 1 auto', padding: '8px 12px' } },
});
