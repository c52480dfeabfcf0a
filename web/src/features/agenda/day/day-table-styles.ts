import { styled } from '@mui/material/styles';

import { BREAKPOINTS, down, up } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';

/** Rows of 40 px. */
const DESK = `${up('md')} and (pointer: fine)`;
/** Rows of 32 px fit a morning. */
const LARGE_DESK = `${up('xl')} and (pointer: fine)`;
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
  '& .about': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .patient:hover': { textDecoration: 'underline' },
  '& .status': { borderRadius: 16, textAlign: 'left' },
  '& .none': { color: theme.vars.palette.text.secondary },
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
  },
  [BELOW_LARGE]: {
    '& .patient:has(.about)': { display: 'block', lineHeight: '1.125rem' },
    '& .about': {
      display: 'block',
      overflow: 'hidden',
      fontSize: '0.875rem',
      lineHeight: '1rem',
      textOverflow: 'ellipsis',
    },
    '& .about .dot': { display: 'none' },
  },
  [DESK]: {
    '& tbody td, & tbody th': { height: 40, paddingTop: 0, paddingBottom: 0 },
  },
  '@media print': {
    '&& .patient, && .cut, && .about': { maxWidth: 'none', overflow: 'visible', whiteSpace: 'normal' },
    '&& tbody :is(td, th)': { height: 'auto', paddingBlock: 3 },
    '&& th.MuiTableCell-body': { width: 'auto', minWidth: 128, maxWidth: 'none' },
    '&& td, && thead th': { paddingInline: 4 },
    '&& td a': { whiteSpace: 'nowrap' },
  },
  // Cards: time and status, name and menu, then the rest.
  [down('sm')]: {
    '&& thead': { display: 'none' },
    '&& tbody': { gap: 8 },
    '&& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 8px', padding: '8px 12px' },
    '&& tbody tr > *': { gridColumn: '1 / -1' },
    '&& tbody tr > :first-of-type': { gridArea: '1 / 1', alignSelf: 'center' },
    '&& tbody tr > :nth-last-of-type(2)': { gridArea: '1 / 2' },
    '&& tbody tr > [data-card="title"]': { gridArea: '2 / 1' },
    '&& tbody tr > .actions': { gridArea: '2 / 2 / span 2 / auto' },
    // The menu has them too.
    '&& .actions > div': { marginTop: 0, justifyContent: 'flex-end' },
    '&& .actions [aria-haspopup="dialog"], && .actions .word': { display: 'none' },
    '&& .actions .MuiIconButton-root': { border: 0 },
  },
  [LARGE_DESK]: {
    '& .cut': { maxWidth: 320 },
    // Columns share spare width, so a name stays near its phone.
    '& th.MuiTableCell-body': { width: 'auto', maxWidth: 480 },
    '& .actions': { width: '1%' },
    '& tbody td, & tbody th': { height: 31 },
  },
});
