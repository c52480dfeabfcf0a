import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';

import { up } from '../../../kit/ui/breakpoints';

/** Scrolls; `data-columns="2"` puts the choices beside the calendar if there is space. */
export const BookingContent = styled(DialogContent)({
  gap: 24,
  '& > .whole-row': { gridColumn: '1 / -1', '&:empty': { display: 'none' } },
  // Steps of a dialog are not cards.
  '& section': {
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
