import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { down, up } from '../../shared/ui/breakpoints';

/** Where the summary and the professional stand at the side. */
export const WIDE = up('wide');
export const NARROW = down('wide');

/** Only screen readers get it. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const Page = styled(Container)({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The professional stands right below, in the folded card.
  [NARROW]: { '& h1 .with': unseen },
  [WIDE]: { gap: 24 },
});

export const BackLink = styled(Link)({ display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 44, justifySelf: 'start' });

/** One column; on wide screens the steps left, what is chosen right. */
export const BookingColumns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gap: 32, gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
});

export const Steps = styled('div')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On the narrowest phones a step takes the page's margin too, or a day would be less than a finger wide.
  [down('smallPhone')]: { '& > section': { marginInline: -16, borderInline: 0, borderRadius: 0 } },
});

/** On narrow screens its parts belong to the column itself, or the summary could not stick to the window's edge. */
export const Side = styled('div')({
  display: 'contents',
  [WIDE]: { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', position: 'sticky', top: 80 },
});

/** One step of the booking. */
export const Step = styled(Card)({
  padding: '16px 12px',
  overflowWrap: 'anywhere',
  // When a step is brought into view: right below the header, and clear of the bar at the window's edge.
  [NARROW]: { scrollMarginTop: -14, scrollMarginBottom: 200, '& .MuiFormHelperText-root': { scrollMarginBottom: 160 } },
  [WIDE]: { padding: 24, gap: 16 },
  '& [data-step-heading]': { display: 'flex', alignItems: 'center', gap: 10, fontSize: '1.25rem', lineHeight: '1.75rem' },
  '& [data-step-heading] > [aria-hidden]': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    borderRadius: '50%',
    background: 'var(--primary-tint)',
    color: 'var(--primary)',
    fontSize: '0.875rem',
  },
}) as typeof Card;
