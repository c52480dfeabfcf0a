import { styled } from '@mui/material/styles';

import { down } from '../../../kit/ui/breakpoints';
import { OVERLAY_SHADOW, statusColours, theme } from '../../../kit/ui/theme';
import { heightOf, NORMAL } from './grid-size';

const { palette } = theme.vars;

const STRIPES = `repeating-linear-gradient(-45deg, ${palette.divider} 0 2px, transparent 2px 8px)`;
const HATCH = `${STRIPES}, ${palette.absent.chip}`;

const placed = { position: 'absolute' } as const;

/** Inside: neighbours would cover an outer ring. */
const focusInside = {
  outlineOffset: -3,
  boxShadow: `inset 0 0 0 5px ${palette.background.paper}`,
  zIndex: 3,
};

export const GridFrame = styled('section')({
  position: 'relative',
  minWidth: 0,
  '& > [data-printed]': { display: 'none' },
  '@media print': {
    '& > [data-printed]': { display: 'block' },
    '&:has(> [data-printed]) > :not([data-printed])': { display: 'none' },
    '& [data-printed] > section': { breakAfter: 'page' },
    '& [data-printed] > section:last-of-type': { breakAfter: 'auto' },
    // The page's heading is above it.
    '& [data-printed] > section:first-of-type h3': { display: 'none' },
    '& [data-printed] h3': { margin: '0 0 8px', fontSize: '14px', lineHeight: '20px' },
  },
});

/** Classes for descendants, as there may be hundreds. Skips layout of off-screen columns. */
export const GridScroller = styled('div')({
  '--gutter': '3.25rem',
  '--column': '9.5rem',
  '--rail': '1.25rem',
  '--minute': `${NORMAL.minute}rem`,
  maxHeight: 'max(24rem, calc(100dvh - 13rem))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPadding: 'calc(var(--bar-grid, 3.5rem) + 4px) 8px 8px 4rem',
  border: `1px solid ${palette.divider}`,
  borderRadius: 8,
  background: palette.background.paper,
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  '& .board': { display: 'grid', gridTemplateColumns: 'var(--gutter) 1fr', minWidth: 'max-content' },
  // All columns fit the width, without controls.
  '@media print': {
    '--column': '0px',
    maxHeight: 'none',
    overflow: 'visible',
    '& .board': { minWidth: 0 },
    '& .heads, & .corner, & .times': { position: 'static' },
    '& .times': { position: 'relative' },
    '& .stretch, & .nowline, & .times .now': { display: 'none' },
    '& .times span': { whiteSpace: 'nowrap', paddingRight: 2 },
    '& .column': { contain: 'none', contentVisibility: 'visible' },
    // Edges don't shrink with the text.
    '& .item': { padding: 0 },
  },
  '& .corner, & .heads': {
    position: 'sticky',
    top: 0,
    zIndex: 5,
    background: palette.background.paper,
    borderBottom: `1px solid ${palette.control}`,
  },
  '& .corner': { left: 0, zIndex: 6 },
  '& .heads, & .columns': { display: 'grid', gridTemplateColumns: 'var(--columns)' },
  '& .head': {
    width: 0,
    minWidth: '100%',
    padding: '6px 8px',
    borderLeft: `1px solid ${palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& .head strong': { display: 'block', fontWeight: 700 },
  '& .head span': { display: 'block', color: palette.text.secondary },
  '& .head b': { color: palette.text.primary, fontWeight: 600 },
  '& .fold': {
    justifyContent: 'start',
    width: '100%',
    minHeight: 24,
    marginTop: 2,
    padding: '2px 6px',
    border: `1px dashed ${palette.control}`,
    borderRadius: 6,
    color: palette.text.secondary,
    font: 'inherit',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& .fold:hover': { borderColor: palette.primary.main, color: palette.primary.main },
  '& .fold:focus-visible': focusInside,
  '& .times': {
    position: 'sticky',
    left: 0,
    zIndex: 4,
    background: palette.background.paper,
    color: palette.text.secondary,
  },
  '& .times span': {
    ...placed,
    insetInline: 0,
    height: 0,
    paddingRight: 8,
    textAlign: 'right',
    lineHeight: 0,
  },
  // The first hour would overlap the heads.
  '& .times span:first-of-type': { lineHeight: '1.125rem' },
  '& .times .now': { zIndex: 1, color: palette.cancelled.text, fontWeight: 700 },
  '& .times .now b': { background: palette.background.paper, padding: '2px 0' },
  '& .columns': { position: 'relative' },
  '& .column': {
    '--inset': '0px',
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderLeft: `1px solid ${palette.divider}`,
    contain: 'strict',
    contentVisibility: 'auto',
    backgroundImage: `linear-gradient(${palette.divider} 1px, transparent 1px)`,
    backgroundSize: `100% ${heightOf(30)}`,
    backgroundPositionY: -1,
  },
  '& .back': { ...placed, insetInline: 0, pointerEvents: 'none', padding: '4px 8px', overflow: 'hidden' },
  '& .back[data-kind="closed"]': { background: palette.background.default, color: palette.text.secondary },
  '& .back[data-kind="absence"]': { background: HATCH, color: palette.absent.text },
  '& .back[data-kind="absence"] span': { background: palette.absent.chip, fontWeight: 600 },
  '& .back[data-kind="buffer"]': { left: 'var(--inset)', padding: 0, background: HATCH, opacity: 0.7 },
  // Appointments would cover words.
  '& .back[data-kind="rental"]': {
    right: 'auto',
    width: 'var(--rail)',
    padding: '4px 0',
    background: palette.primaryTint,
    borderLeft: `3px solid ${palette.primary.main}`,
    color: palette.primary.main,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    writingMode: 'vertical-rl',
  },
  '& .item': { ...placed, left: 'var(--inset)', right: 0, padding: '1px 2px 1px 1px' },
  '& .column[data-rented="true"]': { '--inset': 'var(--rail)' },
  '& .cell': { width: '100%', height: '100%', overflow: 'hidden', borderRadius: 6, font: 'inherit', cursor: 'pointer' },
  '& .cell :is(span, svg)': { pointerEvents: 'none' },
  '& .cell:focus-visible': focusInside,
  '& .stretch .cell': {
    display: 'flex',
    alignItems: 'start',
    padding: '4px 6px',
    border: '1px solid transparent',
    background: 'transparent',
    color: palette.text.secondary,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& .stretch .cell:hover, & .stretch .cell:focus-visible': {
    borderColor: palette.primary.main,
    color: palette.primary.main,
  },
  // Dashed: a hold is not an appointment yet.
  '& .held': { zIndex: 1 },
  '& .held .cell': {
    display: 'flex',
    alignItems: 'start',
    gap: 4,
    padding: '3px 6px',
    border: `1px dashed ${palette.control}`,
    background: palette.background.default,
    color: palette.text.primary,
    lineHeight: '1rem',
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& .held svg': { flex: 'none', height: '1rem' },
  '& .turno': { zIndex: 1 },
  '& .turno .cell': {
    position: 'relative',
    padding: '0 2px 0 5px',
    lineHeight: '1rem',
    border: '1px solid',
    borderLeftWidth: 4,
    userSelect: 'none',
  },
  // Words that don't fit wrap to a hidden line.
  '& .turno .top': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    height: '1rem',
    overflow: 'hidden',
  },
  '& .turno svg': { flex: 'none', height: '1rem' },
  '& .turno .time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .turno .series': { fontVariantNumeric: 'tabular-nums' },
  '& .turno .word': { whiteSpace: 'nowrap' },
  '& .turno .over': { fontWeight: 700, fontSize: '0.75rem', letterSpacing: '0.04em' },
  '& [data-over="true"] .cell': { borderStyle: 'dashed' },
  // Names use the block's lines; the place gets the rest.
  '& .turno .words': { display: 'block', maxHeight: 'calc(var(--lines) * 1rem)', overflow: 'hidden' },
  '& .turno .name': {
    display: '-webkit-box',
    overflow: 'hidden',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 'var(--lines)',
  },
  // A single line of a name is cut within a word.
  '& :is([data-lines="1"], [data-lines="2"]) .name': { wordBreak: 'break-all' },
  '& .turno .where': { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& [data-lines="1"] .cell': { display: 'flex', gap: 4, paddingTop: 3 },
  '& [data-lines="1"] .top': { flex: 'none' },
  '& [data-lines="1"] .words': { flex: '1 1 0', minWidth: 0 },
  '& [data-colour="pending"] .cell': statusColours('pending'),
  '& [data-colour="confirmed"] .cell': statusColours('confirmed'),
  '& [data-colour="done"] .cell': statusColours('done'),
  '& [data-away="true"] .cell': { background: palette.background.paper, borderStyle: 'dashed' },
  '& .nowline': {
    ...placed,
    insetInline: 0,
    height: 0,
    zIndex: 2,
    borderTop: `2px solid ${palette.cancelled.edge}`,
    opacity: 0.6,
    pointerEvents: 'none',
  },
  '& .ghost': {
    ...placed,
    left: 'calc(100% * var(--from))',
    width: 'calc(100% * var(--share))',
    zIndex: 3,
    minHeight: '1.5rem',
    padding: '2px 6px',
    border: `2px dashed ${palette.secondary.main}`,
    borderRadius: 6,
    background: `color-mix(in srgb, ${palette.background.paper} 85%, transparent)`,
    color: palette.text.primary,
    fontSize: '0.875rem',
    lineHeight: '1.125rem',
    fontWeight: 700,
    pointerEvents: 'none',
    // Longer text would hide the next appointment.
    overflow: 'hidden',
  },
  '& .ghost[data-refused="true"]': { borderColor: palette.cancelled.edge, color: palette.cancelled.text },
  '& .ghost[data-kind="create"]': { borderColor: palette.primary.main, background: palette.primaryTint },
  '& .ghost[data-kind="sending"]': { borderStyle: 'solid' },
  // The bar covers the end.
  '&[data-moving="true"]': { scrollPaddingBottom: '9rem' },
  '&[data-moving="true"] :is(.columns, .cell)': { cursor: 'crosshair' },
});

export const MoveBarFrame = styled('div')({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 7,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  border: `1px solid ${palette.control}`,
  borderRadius: 8,
  background: palette.background.paper,
  boxShadow: OVERLAY_SHADOW,
  [down('sm')]: { gap: 4, padding: 8 },
});

/** Receives the keys. */
export const MoveTarget = styled('div')({
  flex: '1 1 16rem',
  minWidth: 0,
  padding: 4,
  borderRadius: 4,
  [down('sm')]: { flexBasis: '100%' },
  '& strong': { display: 'block' },
  '& span': { color: palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '@media (pointer: coarse)': { '& span': { display: 'none' } },
});
