import { styled } from '@mui/material/styles';

import { down, up } from '../ui/breakpoints';
import { theme } from '../ui/theme';

/** In px. */
const HEADER_HEIGHT = 64;

const CARDS = down('sm');
const TABLE = up('sm');
const COARSE = `${up('sm')} and (pointer: coarse)`;
const DESK = `${up('md')} and (pointer: fine)`;
/** Rows of 32 px: a morning, or a page of names, in sight. */
const LARGE_DESK = `${up('xl')} and (pointer: fine)`;

/** A folded card shows only these. */
const FOLDED = '& tbody tr:not(:has(> .unfold [aria-expanded="true"]))';
const FOLDED_LINE = `${FOLDED} > [data-card="line"]`;
/** Needs the whole width. */
const WIDE_BADGE = '& tbody tr:has(> [data-card="badge"] .MuiChip-root + .MuiChip-root)';
const OPEN = '& tbody tr:has(> .unfold [aria-expanded="true"])';
const FOLDED_REST = `${FOLDED} > :not([data-card="title"], [data-card="badge"], [data-card="line"], .unfold)`;

/** Rows of 40 px, 32 px on a large screen; cards on a phone. */
export const TableFrame = styled('div')({
  position: 'relative',
  minWidth: 0,
  '& > .MuiLinearProgress-root': { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1 },
  [TABLE]: {
    overflowX: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    background: theme.vars.palette.background.paper,
    '& td[data-card="title"], & th[data-card="title"]': { fontWeight: 600 },
    // As wide as its longest text where there is room; the rest of the width is shared out, never scrolled.
    '& .fit': { display: 'grid', gridTemplateColumns: 'minmax(72px, max-content)' },
    // Names give way last.
    '& th > .fit': { gridTemplateColumns: 'max-content' },
    '& th > .fit > span': { maxWidth: 208 },
    // The padding holds focus rings.
    '& .fit > span': { margin: -5, padding: 5, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .fit wbr': { display: 'none' },
    // Long texts must not squeeze short cells.
    '& tr:has([data-rest]) > :not([data-card="title"])': { whiteSpace: 'nowrap' },
    '& tr:has([data-rest]) > [data-rest="whole"]': {
      width: '100%',
      minWidth: 144,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& table:has(.fit) th': { whiteSpace: 'nowrap' },
    '& tr:has([data-rest="whole"]) > [data-card="title"]': { minWidth: 136 },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& .MuiTableCell-root.actions': { paddingTop: 0, paddingBottom: 0 },
    '& .actions > div': { display: 'flex', justifyContent: 'end', alignItems: 'center', gap: 4 },
    '&[data-sticky="true"]': {
      overflowX: 'clip',
      '& table': { borderCollapse: 'separate' },
      '& tbody :is(a, button, input)': { scrollMarginTop: 48 },
      '& thead th': {
        position: 'sticky',
        top: HEADER_HEIGHT,
        zIndex: 1,
        background: theme.vars.palette.background.paper,
      },
    },
  },
  [CARDS]: {
    '& table, & tbody, & thead': { display: 'block' },
    // Sort buttons stay, above the cards.
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 6px' },
    '& thead tr:has(.sortable)::before': {
      content: ['"↑↓"', '"↑↓" / "Ordenar por"'],
      color: theme.vars.palette.text.secondary,
    },
    '& thead th': { padding: 0, border: 0 },
    '& thead .MuiTableSortLabel-root': { flexDirection: 'row', minHeight: 44, fontSize: '0.875rem' },
    '& thead th:not(.sortable)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody': { display: 'grid', gap: 12 },
    '& tbody tr': {
      display: 'grid',
      gap: 4,
      padding: 16,
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: 16,
      background: theme.vars.palette.background.paper,
    },
    '& tbody tr > *': {
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
      fontSize: '1rem',
      lineHeight: '1.5rem',
      textAlign: 'left',
      minWidth: 0,
      overflowWrap: 'anywhere',
    },
    '& tbody tr > [data-card="title"]': { fontSize: '1.125rem', fontWeight: 600 },
    '& tbody tr > :is([data-card="hidden"], td:empty)': { display: 'none' },
    // Hidden from screen readers where supported: they read the header.
    '& [data-header]::before': {
      content: ['attr(data-header) ": "', 'attr(data-header) ": " / ""'],
      color: theme.vars.palette.text.secondary,
    },
    '& .actions > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
    '&[data-folds="true"]': {
      '& tbody': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
      '& tbody tr': {
        gridTemplateColumns: 'minmax(0, 1fr) 44px',
        alignItems: 'center',
        gap: '4px 8px',
        padding: '8px 4px 8px 16px',
      },
      '& tbody tr > *': { gridColumn: '1 / -1' },
      '& tbody tr > [data-card="title"]': { gridArea: '1 / 1 / 2 / 2', fontSize: '1rem' },
      '& tbody tr > .unfold': { gridArea: '1 / 2 / 3 / 3' },
      '& tbody tr > [data-card="badge"]': { gridArea: '2 / 1 / 3 / 2' },
      [`${OPEN} > [data-card="line"]`]: { gridArea: '3 / 1 / 4 / -1' },
      [`${WIDE_BADGE} > .unfold`]: { gridRow: '1 / 2' },
      [`${WIDE_BADGE} > [data-card="badge"]`]: { gridColumn: '1 / -1' },
      // The line goes below a badge that leaves less than eight letters.
      [FOLDED]: { position: 'relative', display: 'flex', flexWrap: 'wrap', paddingRight: 56 },
      [`${FOLDED} > [data-card="title"]`]: { flex: '1 0 100%' },
      [`${FOLDED} > .unfold`]: { position: 'absolute', inset: '0 4px 0 auto', display: 'grid', alignItems: 'center' },
      [FOLDED_LINE]: {
        order: 1,
        flex: '1 1 8em',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
        fontSize: '0.875rem',
      },
      [`${FOLDED_LINE} wbr`]: { display: 'none' },
      [FOLDED_REST]: { display: 'none' },
      '& tbody tr > .actions': { paddingRight: 12, paddingBottom: 8 },
    },
  },
  // On paper nothing is cut, sticky or pressable.
  '@media print': {
    '&&, &&[data-sticky="true"]': { overflow: 'visible', border: 0 },
    '&& .actions, && td .MuiButton-root, && .MuiTableSortLabel-icon': { display: 'none' },
    '&&[data-sticky="true"] thead th': { position: 'static' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '&& .fit > span, &&& tbody :is(td, th)': {
      width: 'auto',
      minWidth: 0,
      maxWidth: 'none',
      overflow: 'visible',
      overflowWrap: 'break-word',
      whiteSpace: 'normal',
    },
    '&& :is(td, th)': { paddingInline: 6 },
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
  [DESK]: {
    '& thead th': { height: 32, paddingTop: 0, paddingBottom: 0 },
    '& .actions .MuiIconButton-root': { width: 32, height: 32 },
    // Aligned with rows that have a menu.
    '& .actions .MuiButton-root:last-child': { marginRight: 36 },
    '& tbody .MuiButton-root': { minHeight: 32, height: 32, padding: '0 12px', whiteSpace: 'nowrap' },
    '& table:has(.fit) tr > *': { paddingInline: 8 },
  },
  [LARGE_DESK]: {
    '& tbody td, & tbody th': { height: 31, paddingTop: 0, paddingBottom: 0 },
    '& .actions .MuiIconButton-root': { width: 28, height: 28 },
    '& .actions .MuiButton-root:last-child': { marginRight: 32 },
    '& tbody .MuiButton-root': { minHeight: 28, height: 28 },
    '& .MuiChip-root': { height: 24 },
    '& th > .fit > span': { maxWidth: 480 },
  },
  [COARSE]: { '& tbody td, & tbody th': { height: 48 } },
});
