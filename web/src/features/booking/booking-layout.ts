import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { down, up } from '../../kit/ui/breakpoints';

/** Summary and professional at the side. */
export const WIDE = up('wide');
export const NARROW = down('wide');

/** For screen readers only. */
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
  // The folded card below shows the professional.
  [NARROW]: { '& h1 .with': unseen },
  [WIDE]: { gap: 24 },
});

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
  // Days use the page's margin, to stay as wide as a finger.
  [down('smallPhone')]: { '& > section': { marginInline: -16, borderInline: 0, borderRadius: 0 } },
});

/** On narrow screens its children join the main column, so the summary can stick. */
export const Side = styled('div')({
  display: 'contents',
  [WIDE]: { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', position: 'sticky', top: 80 },
});
