import { styled } from '@mui/material/styles';

import { statusColours, theme } from '../ui/theme';

/** Narrower cells cannot hold "disponible" at 13 px. A window of 600 px leaves 526 px; em follow large text. */
const NARROW = '@container (max-width: 32.4em)';
/** Cells too narrow for "disponible" at 14 px. */
const SMALL_WORDS = '@container (max-width: 38.7em)';

export const GridFrame = styled('div')({
  containerType: 'inline-size',
  '& > .legend': { display: 'none', marginTop: 12 },
  [NARROW]: { '& > .legend': { display: 'flex' } },
});

export const GridTable = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  '&[aria-busy="true"] tbody': { opacity: 0.6 },
  '& th': {
    padding: '8px 0',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  // Any height makes `height: 100%` work: a week's days are equally high.
  '& td': { position: 'relative', padding: 0, height: 1 },
  '& button': {
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    // A week's numbers are level, whatever is below them.
    justifyContent: 'flex-start',
    width: '100%',
    minHeight: 72,
    padding: '15px 2px 2px',
    border: '1px solid transparent',
    borderRadius: 8,
    font: 'inherit',
    lineHeight: '1.25rem',
    cursor: 'pointer',
    overflowWrap: 'normal',
  },
  '& button:focus-visible': { position: 'relative', zIndex: 1 },
  '& button[aria-disabled="true"]': { cursor: 'default' },
  '& .number': { display: 'inline-flex', alignItems: 'center', gap: 2, fontWeight: 700 },
  '& .text': { fontSize: '0.875rem', lineHeight: '1.125rem' },
  '& .waiting': { width: '60%', height: 12, marginTop: 4, borderRadius: 4, background: 'currentColor', opacity: 0.15 },
  '& .short': { display: 'none' },
  // An ellipsis where the browser has no Spanish hyphenation.
  '& .label': {
    maxWidth: '100%',
    paddingInline: 4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    hyphens: 'auto',
    fontWeight: 600,
  },
  '& [data-state="past"]': { ...statusColours('absent'), borderColor: 'transparent' },
  '& [data-state="available"]': statusColours('done'),
  '& [data-state="partial"]': statusColours('partial'),
  '& [data-state="unavailable"]': { ...statusColours('cancelled'), borderColor: 'transparent' },
  '& [data-state="closed"]': { ...statusColours('absent'), borderColor: 'transparent' },
  '& [data-state="own"]': statusColours('confirmed'),
  '& [data-state="plain"]': {
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.divider,
  },
  '& [data-marked="true"]': { borderWidth: 2 },
  '& [data-quiet="true"]': {
    background: 'transparent',
    color: theme.vars.palette.text.secondary,
    borderColor: theme.vars.palette.control,
    borderStyle: 'dashed',
  },
  '& [data-quiet="true"][data-state="own"]': {
    color: theme.vars.palette.confirmed.text,
    borderColor: theme.vars.palette.confirmed.edge,
  },
  '& [aria-current="date"]:where(:not([aria-pressed]))': { ...statusColours('confirmed'), borderWidth: 2 },
  // With toggles, colours mean content, so today is underlined.
  '& [aria-pressed][aria-current="date"] .number': {
    textDecoration: 'underline',
    textUnderlineOffset: 4,
    textDecorationThickness: 2,
  },
  '& [aria-selected="true"] button': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
  },
  [SMALL_WORDS]: { '& .text': { fontSize: '0.8125rem', lineHeight: '1rem' } },
  [NARROW]: {
    borderSpacing: 1,
    '& .text': { fontSize: '0.875rem', lineHeight: '1.125rem' },
    '& button': { minHeight: 56, paddingTop: 7 },
    '& .full': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& .short': { display: 'inline' },
  },
});
