import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { up } from '../../kit/ui/breakpoints';
import { theme } from '../../kit/ui/theme';

/** Prints on one A4 page. */
export const ReceiptFrame = styled(Container)({
  display: 'grid',
  gap: 24,
  maxWidth: 760,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': { padding: 0, gap: 16 },
});

/** Contains a `.head` and a `dl` of ReceiptFacts. */
export const ReceiptCard = styled('article')({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  background: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& .head': { display: 'grid', gap: 4, padding: 20, borderBottom: `2px dashed ${theme.vars.palette.divider}` },
  '& .stressed': {
    fontSize: '1.75rem',
    lineHeight: '2.25rem',
    fontWeight: 700,
    color: theme.vars.palette.primary.main,
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, padding: '16px 20px 0', '& > *': { flex: '1 1 auto' } },
  '& dl': {
    display: 'grid',
    gap: 16,
    padding: 20,
    // Two short facts in a row of a phone; one with large text.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8em), 1fr))',
    [up('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' },
  },
  '& dt': { fontSize: '0.875rem', lineHeight: '1.25rem', color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600 },
  '& .wide': { gridColumn: '1 / -1' },
  '& .notes': { gridColumn: '1 / -1', '& dd': { fontWeight: 400, whiteSpace: 'pre-line' } },
  '@media print': {
    borderColor: '#000',
    background: '#fff',
    breakInside: 'avoid',
    '& *': { color: '#000 !important' },
  },
});

/** Its head begins with a `.date`. */
export const DatedReceiptCard = styled(ReceiptCard)({
  '& .date': { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600 },
  '& .date::first-letter': { textTransform: 'uppercase' },
});

/** A heading and a list below the card. */
export const ReceiptInfo = styled('section')({
  display: 'grid',
  gap: 8,
  '& ul, & ol': { paddingLeft: 20, display: 'grid', gap: 4 },
  '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' },
});

/** Needs the class `no-print`. */
export const ReceiptActions = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});
