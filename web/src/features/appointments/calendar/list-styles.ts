import { styled } from '@mui/material/styles';

import { down, up } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';

/** Styles the cards, as there may be hundreds. */
export const ScrollArea = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: 'max(420px, calc(100dvh - 220px))',
  overflowY: 'auto',
  // For focus rings.
  padding: 5,
  margin: -5,
  overscrollBehavior: 'auto',
  // The day's sticky heading must not cover the focus.
  scrollPaddingTop: 48,
  '& .group, & ul': { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .day': {
    position: 'sticky',
    top: -5,
    zIndex: 1,
    margin: 0,
    padding: '2px 0',
    background: theme.vars.palette.background.default,
    fontSize: '1rem',
    lineHeight: '1.5rem',
  },
  '& .before': { justifySelf: 'start', paddingInline: 0 },
  // Beside the first day.
  [up('wide')]: { '& .before': { justifySelf: 'end', marginBottom: -40, zIndex: 2 } },
  [down('md')]: {
    '& .day': { padding: 0 },
    '& .before': { justifySelf: 'end', minHeight: 32, marginBottom: -40, zIndex: 2 },
    // As high as a finger.
    '& .before::after': { content: '""', position: 'absolute', inset: '-8px -8px -4px' },
  },
  '& .day::first-letter': { textTransform: 'uppercase' },
  '& article': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
  },
  // The status beside the name; time and place have the width below both.
  '& header': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 8,
    minHeight: 54,
    padding: '4px 8px 4px 12px',
    '& > .time': { gridColumn: '1 / -1' },
    '& > :nth-child(3)': { gridArea: '1 / 2', marginBlock: -10 },
  },
  '& header :is(h4, h5)': { margin: 0, fontSize: '1rem', lineHeight: '1.5rem' },
  '& header :is(h4, h5) button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 700,
    textAlign: 'start',
    cursor: 'pointer',
    // Makes the whole head pressable.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  },
  '& .sign': { marginInline: '-4px 4px', verticalAlign: '-2px', transform: 'rotate(-90deg)' },
  '& [aria-expanded="true"] .sign': { transform: 'none' },
  // Opened, nothing is cut.
  '& header:has([aria-expanded="true"]) .time': { flexWrap: 'wrap', '& span': { whiteSpace: 'normal' } },
  '& header:hover': { background: theme.vars.palette.action.hover },
  '& .time': { display: 'flex', columnGap: 8, minWidth: 0, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& .time strong': { whiteSpace: 'nowrap', fontWeight: 600 },
  '& .time span': {
    color: theme.vars.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .status': { zIndex: 1, padding: 4, minWidth: 0, textDecoration: 'none' },
  '& .details': {
    display: 'grid',
    gap: 4,
    padding: '8px 12px 12px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .contact': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  '@media (pointer: coarse)': { '& .contact a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
  '& .notes': { whiteSpace: 'pre-line', color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 },
  '& [data-status="cancelled"] :is(h4, h5), & [data-status="cancelled"] .time strong': {
    textDecoration: 'line-through',
  },
});

export const ListSection = styled('section')({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  scrollMarginTop: 72,
});

export const ListHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  rowGap: 4,
  '& h3': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  '& h3::first-letter': { textTransform: 'uppercase' },
  // Beside the month.
  '& .count': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
  },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .buttons:empty': { display: 'none' },
  [down('md')]: { '& h3': { fontSize: '1rem', lineHeight: '1.5rem' } },
});
