import { styled } from '@mui/material/styles';

import { down, LARGE_TEXT, up } from '../../kit/ui/breakpoints';
import { theme } from '../../kit/ui/theme';

/** Rows of 40 px, to fit a day. */
const AT_A_DESK = `${up('md')} and (pointer: fine)`;
const DENSE = {
  '& > li': { paddingBlock: 1 },
  '&& .MuiButton-root, && .MuiIconButton-root': { minHeight: 34, height: 34, paddingBlock: 0 },
};

export const TodayArea = styled('div')({
  containerType: 'inline-size',
  '@media print': { '& .MuiButton-root, & .MuiIconButton-root': { display: 'none' } },
});

/** People, then pending work and rooms, then the rest; side by side in wide windows. */
export const TodayColumns = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [up('wide')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto 1fr',
    '& > .side': { gridColumn: 2, gridRow: '1 / span 2' },
  },
  '@container (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px 360px',
    '& > .rest': { gridColumn: 3, gridRow: 1 },
    '& > .rest > div': { gridAutoFlow: 'row' },
  },
  '@media print': { '&&': { display: 'block' }, '& > * + *': { marginTop: 8 } },
});

export const TodayHead = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > .day': { flex: '1 1 260px', minWidth: 0 },
  '& h2::first-letter': { textTransform: 'uppercase' },
  '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  '& .search': { flex: '0 1 280px', minWidth: 0 },
  [down('sm')]: {
    gap: '4px 16px',
    '& .search': { flex: '1 1 180px' },
    '& .search input': { paddingBlock: 8 },
    '& .search > *, & > .MuiButton-root': { minHeight: 44 },
    // News replace the counts, so that rows don't move.
    '& .day > p': { minHeight: '1.25rem' },
    '& .counts:has(+ :not(:empty))': { display: 'none' },
  },
});

export const Side = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > a': { padding: '10px 16px', fontWeight: 600 },
});

/** Side by side where they fit. */
export const Pair = styled(Side)({
  [up('tablet')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
});

export const PanelCard = styled('section')({
  display: 'grid',
  gap: 0,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '0 16px 4px',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  // Equal height with or without a button.
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', minHeight: 44 },
  '& .title .MuiButton-text, & > .MuiButton-text': { marginInline: -8, paddingInline: 8 },
  '& h3': { flex: '1 1 auto', margin: 0, paddingBlock: 10, fontSize: '1rem', lineHeight: '1.5rem' },
  '& h3 .count': { marginLeft: 8, color: theme.vars.palette.text.secondary, fontWeight: 600 },
  [AT_A_DESK]: {
    '& .title': { minHeight: 34 },
    '& .title .MuiButton-root, & > .MuiButton-root': { minHeight: 34, height: 34 },
    '& h3': { paddingBlock: 5 },
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .quiet': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& .quiet a': { fontWeight: 600 },
  '& .quiet > a': { display: 'inline-block', lineHeight: '1.5rem' },
  '@media (pointer: coarse)': { '& .quiet a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
  '& h4': {
    margin: '6px 0 0',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
  },
});

/** The steps of a visit leave the status no room beside them. */
const STATUS_ABOVE_STEPS = { '& .state, & .act': { flexBasis: '100%' } };

/** Rows of people: time, patient and place, status, buttons. */
export const People = styled('ul')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '2px 4px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li:focus-visible': { outlineOffset: -2, borderRadius: 8 },
  '& .time': { fontWeight: 700, fontSize: '1rem' },
  '& .name': { fontWeight: 600, lineHeight: '1.25rem' },
  // Two links side by side, each as high as a target has to be.
  '& .name + a, & .name:has(+ a)': { display: 'inline-block', lineHeight: '1.5rem' },
  // With text twice as large a number may be wider than a phone.
  '& .who a': { whiteSpace: 'normal' },
  '& .where': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1rem' },
  '& .state': { display: 'grid', justifyItems: 'end', gap: 2, fontSize: '0.875rem', lineHeight: '1.125rem' },
  [AT_A_DESK]: { ...DENSE, '& .who': { lineHeight: '1.25rem' }, '& .state': { whiteSpace: 'nowrap' } },
  '& .late': { color: theme.vars.palette.pending.text, fontWeight: 600 },
  '& .act': { display: 'flex', justifyContent: 'flex-end', minWidth: 132, overflowWrap: 'break-word' },
  '& [data-ahead="true"] .act': { minWidth: 104 },
  '@media print': { '& .act': { display: 'none' } },
  '@media (pointer: coarse)': {
    '& .who': { position: 'relative', minHeight: 44 },
    // Name and place are one target.
    '& .name::after': { content: '""', position: 'absolute', inset: 0 },
    '& .name + a': { position: 'relative', zIndex: 1, display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
  // Two lines: name and place, then the status beside the steps. A child's contact and a phone have lines of their own.
  [down('sm')]: {
    '& > li': { display: 'flex', flexWrap: 'wrap', position: 'relative', gap: '0 8px', padding: '2px 0' },
    '& > li::before': { content: '""', flexBasis: '100%', order: 2 },
    '& .who, & .where': { display: 'contents' },
    '& .time': { flex: '0 0 3rem', lineHeight: '1.5rem' },
    '&& .name': { display: 'block', maxWidth: 'calc(100% - 7rem - 16px)', lineHeight: '1.5rem' },
    '& .place, & .about': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.5rem' },
    '& .place': { flex: '1 1 0', minWidth: '4rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .about, && .name + a': { flexBasis: 'calc(100% - 3rem - 8px)', order: 1, marginLeft: 'calc(3rem + 8px)' },
    '& .about': { lineHeight: '1.25rem' },
    '&& .name + a': { order: 2 },
    '& .dot': { display: 'none' },
    '& .state': { flex: '1 1 0', order: 3, minWidth: 0, justifyItems: 'start' },
    '& .act': { order: 3, zIndex: 1 },
    '& .act, & [data-ahead="true"] .act': { minWidth: 0 },
  },
  [down('smallPhone')]: STATUS_ABOVE_STEPS,
  [LARGE_TEXT]: STATUS_ABOVE_STEPS,
});

/** Short rows of the side: two lines of text, then what to press. */
export const Waiting = styled('ul')({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '2px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .what': { flex: '1 1 170px', minWidth: 0 },
  '& .what .name': { fontWeight: 600 },
  '& .what strong': { display: 'block', fontWeight: 600, lineHeight: '1.25rem' },
  '& .quiet': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
  '& .what .quiet': { display: 'block', lineHeight: '1.125rem' },
  '@media (pointer: coarse)': { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
  // Large text puts one button below the other, and breaks no word.
  '& .press': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 4,
    marginLeft: 'auto',
    overflowWrap: 'break-word',
  },
  '& .press .MuiButton-root': { paddingInline: 8 },
  [AT_A_DESK]: DENSE,
});

/** A room a line where it is wide enough; in the side column two or three. */
export const RoomLines = styled('ul')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(9.5rem, 0.6fr) minmax(0, 1.2fr) minmax(0, 1fr)',
    gap: '0 12px',
    padding: '1px 0',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  '& .free': { color: theme.vars.palette.done.text, fontWeight: 600 },
  '@media (pointer: coarse)': { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
  [down('sm')]: {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: '6px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& > li:first-of-type': { borderTop: 0 },
  },
  [up('wide')]: {
    '& > li': {
      display: 'block',
      padding: '2px 0',
      lineHeight: '1.125rem',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& > li:first-of-type': { borderTop: 0 },
    '& strong': { marginRight: 8 },
    '& .quiet': { display: 'block', lineHeight: '1.125rem' },
  },
});
