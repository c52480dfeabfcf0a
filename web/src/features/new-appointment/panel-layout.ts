import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';

import { down } from '../../kit/ui/breakpoints';

/** Scrolls; in the order of a phone call. */
export const PanelContent = styled(DialogContent)({
  gap: 20,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [down('sm')]: { padding: 16 },
  '& > section, & > :not([role]) > section': {
    padding: 0,
    border: 0,
    gap: 12,
    borderRadius: 0,
    background: 'transparent',
    boxShadow: 'none',
    scrollMarginTop: 0,
    scrollMarginBottom: 0,
  },
  '& section [data-step-heading]': { gap: 8, fontSize: '1rem', lineHeight: '1.5rem' },
  '& section [data-step-heading] > [aria-hidden]': { width: 24, height: 24 },
});

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
