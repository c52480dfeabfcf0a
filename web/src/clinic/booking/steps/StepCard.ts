import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

import { down, up } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';

/** Dialogs remove the frame. */
export const StepCard = styled(Card)({
  padding: '16px 12px',
  overflowWrap: 'anywhere',
  [down('wide')]: { scrollMarginTop: -14 },
  [up('wide')]: { padding: 24, gap: 16 },
  '& [data-step-heading]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
  },
  '& [data-step-heading] > [aria-hidden]': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    borderRadius: '50%',
    background: theme.vars.palette.primaryTint,
    color: theme.vars.palette.primary.main,
    fontSize: '0.875rem',
  },
}) as typeof Card;
