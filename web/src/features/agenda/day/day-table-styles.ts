import { styled } from '@mui/material/styles';

import { BREAKPOINTS, down, LARGE_TEXT, up } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';

/** Rows of 36 px. */
const DESK = `${up('md')} and (pointer: fine)`;
/** Rows of 32 px fit a morning. */
const LARGE_DESK = `${up('xl')} and (pointer: fine)`;
/** Paper is as wide, and has no menus. */
const TABLET = `@media screen and (min-width: ${BREAKPOINTS.sm}px) and (max-width: ${BREAKPOINTS.md - 0.02}px)`;
/** Little more space than the name. */
const BELOW_LARGE = `${up('sm')} and (max-width: ${BREAKPOINTS.xl - 0.02}px)`;

export const DayTableFrame = styled('section')({
  minWidth: 0,
  '& .time': { whiteSpace: 'nowrap', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .patient': {
    font: 'inherit',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    textAlign: 'left',
    textDecoration: 'none',
  },
  // Rows are as high as their text.
  '& .status': { minHeight: 0 },
  '& .about': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .patient:hover': { textDecoration: 'underline' },
  '& .none, & .payer': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& td > .payer > .dot': { display: 'none' },
  '& tr[data-status="cancelled"], & tr[data-status="no_show"]': { color: theme.vars.palette.text.secondary },
  '& tr[data-status="cancelled"] .patient': { color: 'inherit', textDecoration: 'line-through' },
  '@media (pointer: coarse)': {
    '& .patient, & .status': { minHeight: 44 },
    '& td a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
  [up('sm')]: {
    '& tbody td, & tbody th': { whiteSpace: 'nowrap' },
    '& th.MuiTableCell-body': { width: '100%', maxWidth: 0 },
    '& .patient': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', verticalAlign: 'middle' },
    '& .cut': { display: 'block', maxWidth: 168, overflow: 'hidden', textOverflow: 'ellipsis' },
    // Names need its width.
    '& .status > svg': { display: 'none' },
  },
  [BELOW_LARGE]: {
    '& .patient:has(.about)': { display: 'block', lineHeight: '1.125rem' },
    '& .about': {
      display: 'block',
      fontSize: '0.875rem',
      lineHeight: '1rem',
      // Never cuts the contact of a child.
      whiteSpace: 'normal',
    },
    '& .dot': { display: 'none' },
    '& th:has(.payer) .patient': { display: 'block', lineHeight: '1.125rem' },
    '& th > .payer': { maxWidth: '100%', lineHeight: '1rem' },
    // The names get its width.
    '& .end': { display: 'block' },
    // Two lines, as the name and its payer.
    '& td > .cut': { maxWidth: 112, lineHeight: '1.125rem', whiteSpace: 'normal', overflowWrap: 'break-word' },
    '& :is(td, th)': { paddingInline: 8 },
  },
  // The name's menu calls, moves and edits.
  [TABLET]: {
    '& thead th:nth-of-type(3), & tbody td:nth-of-type(2)': { display: 'none' },
    '& .actions [aria-haspopup="dialog"]': { display: 'none' },
    '& .cut': { maxWidth: 96 },
  },
  [DESK]: {
    '& tbody td, & tbody th': { height: 36, paddingTop: 0, paddingBottom: 0 },
  },
  '@media print': {
    '&& .patient, && .cut, && .about': { maxWidth: 'none', overflow: 'visible', whiteSpace: 'normal' },
    '&& tbody :is(td, th)': { height: 'auto', paddingBlock: 3 },
    '&& th.MuiTableCell-body': { width: 'auto', minWidth: 128, maxWidth: 'none' },
    '&& td, && thead th': { paddingInline: 4 },
    // Visits: without its buttons the column is empty, and too wide for the sheet.
    '&&[data-visits="true"] tr > :nth-last-of-type(2)': { display: 'none' },
    '&& td a': { whiteSpace: 'nowrap' },
    '&& .end': { display: 'inline' },
  },
  // Two lines: time, name, which opens the menu, and payer; then status, professional or room, and the next step.
  [down('sm')]: {
    '&& thead, && .actions': { display: 'none' },
    '&& tbody': { gap: 4 },
    '&& tbody tr': {
      position: 'relative',
      gridTemplateColumns: '2.75rem fit-content(60%) minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '0 8px',
      padding: '4px 8px 4px 12px',
      borderRadius: 8,
    },
    '&& tbody tr > *': { gridArea: '2 / 1 / auto / 3' },
    '&& tbody tr > :has(.time)': { gridArea: '1 / 1' },
    '&& tbody tr > [data-card="title"]': {
      gridArea: '1 / 2 / auto / -1',
      display: 'flex',
      alignItems: 'baseline',
      gap: 8,
      fontSize: '1rem',
    },
    '&& tbody tr > :has(.where)': { gridArea: '2 / 3' },
    // The next step of a visit.
    '&& tbody tr > td:has(> .MuiButton-root)': { gridArea: '2 / 4', zIndex: 1 },
    '& .until, & .end': { display: 'none' },
    '& .patient': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 8,
      minWidth: 0,
      minHeight: 0,
      lineHeight: '1.5rem',
    },
    '& .patient::after': { content: '""', position: 'absolute', inset: 0 },
    '& .about': { minWidth: 0 },
    '& .dot': { display: 'none' },
    '& .payer': { flex: '1 1 4rem', minWidth: 0 },
    '& .about, & .where, & .payer': {
      display: 'block',
      overflow: 'hidden',
      fontSize: '0.875rem',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // Beside a long step of the visit it takes two lines.
    '& .where': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      color: theme.vars.palette.text.secondary,
      lineHeight: '1.125rem',
      whiteSpace: 'normal',
      overflowWrap: 'normal',
    },
    // A finger's height, over the lines around it.
    '& .status': { position: 'relative', zIndex: 1, minHeight: 0 },
    '& .status::after': { content: '""', position: 'absolute', inset: '-8px 0' },
  },
  [down('smallPhone')]: { '&& tbody tr': { columnGap: 4 } },
  [LARGE_TEXT]: {
    '&& tbody tr > td:has(.where)': { gridArea: '3 / 1 / auto / -1' },
    '&& tbody tr > td:has(> .MuiButton-root)': { gridArea: '4 / 1 / auto / -1' },
    '&& tbody tr > td:has(.status)': { gridColumnEnd: -1 },
  },
  [LARGE_DESK]: {
    '& .cut': { maxWidth: 320 },
    '& th > .payer': { display: 'inline' },
    // Columns share spare width, so a name stays near its phone.
    '& th.MuiTableCell-body': { width: 'auto', maxWidth: 480 },
    '& .actions': { width: '1%' },
    '& tbody td, & tbody th': { height: 31 },
  },
});
